import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { PageBuild } from '#app/pages.ts'
import { openServices } from '#app/services.ts'
import { createSite } from '#app/site.ts'
import { MINUTE_MS } from '#kit/time.ts'
import type { Environment } from '#platform/environment.ts'
import { restoreClock } from '#platform/server/database/clock.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type FreeSpace, freeBytesOf, watchFreeSpace } from '#platform/server/database/freeSpace.ts'
import { isAnswering } from '#platform/server/database/isAnswering.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { readOnlyWhile } from '#platform/server/database/readOnlyWhile.ts'
import { makeUsable } from '#platform/server/database/usableDirectory.ts'
import { proxyTest } from '#platform/server/http/clientAddress.ts'
import { limitConnections } from '#platform/server/http/connectionLimits.ts'
import { isLoopback } from '#platform/server/http/thisMachine.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { declareProcessMeters } from '#platform/server/meters/processMeters.ts'
import { type Tracer, traceWith } from '#platform/server/traces/span.ts'
import { startWatchdog, type WatchdogParts } from '#platform/server/watchdog/watchdog.ts'

/** Running requests have this long to finish after SIGTERM. */
const DRAIN_MS = 8_000

/** A client must send its whole request within this time. */
const REQUEST_MS = MINUTE_MS

export interface RunningServer {
  /** The server's URL on this machine. */
  address: string
  /** The names of the voices, the preferred one first. */
  voices: readonly string[]
  /** Answers `/readyz` with 503, accepts no new connections, waits for running requests, and closes the database. */
  close(): Promise<void>
}

/**
 * Opens the database before it listens, so that every client that can connect is served.
 * @throws if the data directory cannot be used or is in use, the database cannot be reached, or the port is taken
 */
export async function startServer(environment: Environment, dev: boolean): Promise<RunningServer> {
  makeUsable(environment.dataDirectory)
  declareProcessMeters()
  const log = createLog(environment.logLevel)
  const tracer = await openedTracer(environment, log)
  traceWith(tracer)
  let isDiskFull = () => false
  const database = readOnlyWhile(() => isDiskFull(), await openDatabase(environment))
  if (!environment.movesClock) await restoreClock(database)
  const http = createServer({
    requestTimeout: REQUEST_MS,
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  })
  const isProxy = proxyTest(environment.trustedProxies)
  limitConnections(http, { isShared: (address) => isLoopback(address) || isProxy(address) })
  let draining = false
  let siteUrl = environment.siteUrl ?? ''
  const services = await openServices(environment, { database, log, siteUrl: () => siteUrl })
  // Not earlier: without a stored question bank, opening the services compiles one, and the process is busy for half a minute.
  const watchdog = dev ? undefined : startWatchdog(vitalSign(environment, database))
  // Starting writes a little, for which the reserve has room.
  const space = environment.databaseUrl === undefined ? watchDisk(environment, log) : undefined
  isDiskFull = () => space?.isLow() ?? false
  const pages = dev ? await developmentPages(http) : await builtPages()
  const site = createSite({
    environment,
    services,
    log,
    dev,
    loadBuild: pages.loadBuild,
    isDraining: () => draining,
    isDiskFull: () => isDiskFull(),
    siteUrl: () => siteUrl,
  })
  services.realtime.attach(http, services.channels)
  const answer = getRequestListener(site.fetch)
  http.on('request', (request, response) => pages.before(request, response, () => void answer(request, response)))
  http.listen(environment.port, environment.host)
  await once(http, 'listening')
  const address = `http://localhost:${(http.address() as AddressInfo).port}`
  siteUrl ||= address
  return {
    address,
    voices: services.speech.voices,
    async close() {
      draining = true
      await Promise.all([services.realtime.close(), drained(http)])
      await pages.close()
      space?.stop()
      await services.close()
      await watchdog?.stop()
      traceWith(undefined)
      await tracer?.close()
    },
  }
}

async function openedTracer({ tracesUrl }: Environment, log: Log): Promise<Tracer | undefined> {
  if (tracesUrl === undefined) return undefined
  const { openTracer } = await import('#platform/server/traces/openTelemetry.ts')
  return openTracer(tracesUrl, log)
}

/** PostgreSQL has its own supervisor, so this process waits for it and is not ended. */
function vitalSign({ databaseUrl }: Environment, database: Database): WatchdogParts {
  if (databaseUrl !== undefined) return { watched: 'the server', isAlive: async () => true }
  return { watched: 'the embedded database', isAlive: () => isAnswering(database) }
}

function watchDisk({ dataDirectory, diskReserveBytes }: Environment, log: Log): FreeSpace {
  return watchFreeSpace({
    reserveBytes: diskReserveBytes,
    readFreeBytes: () => freeBytesOf(dataDirectory),
    log,
  })
}

interface Pages {
  loadBuild: () => Promise<PageBuild>
  /** Runs before our own routes: Vite's middleware in development, otherwise nothing. */
  before: (
    request: import('node:http').IncomingMessage,
    response: import('node:http').ServerResponse,
    next: () => void,
  ) => void
  close: () => Promise<void>
}

async function builtPages(): Promise<Pages> {
  const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as PageBuild
  return { loadBuild: async () => build, before: (_request, _response, next) => next(), close: async () => {} }
}

/** Vite serves the browser's modules with hot reload in the same process, and passes on all other requests. */
async function developmentPages(http: Server): Promise<Pages> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: { server: http }, ws: { server: http } },
  })
  return {
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PageBuild>,
    before: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}

async function drained(http: Server): Promise<void> {
  const closed = once(http, 'close')
  http.close()
  http.closeIdleConnections()
  const impatience = setTimeout(() => http.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(impatience)
}
