import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { PageBuild } from '#app/pages.ts'
import { openServices } from '#app/services.ts'
import { createSite } from '#app/site.ts'
import type { Environment } from '#platform/environment.ts'
import { restoreClock } from '#platform/server/database/clock.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { createLog } from '#platform/server/log.ts'

/** Requests under way get this long to finish after SIGTERM. */
const DRAIN_MS = 8_000

export interface RunningServer {
  /** Where it listens, as this machine reaches it. */
  address: string
  /** Who says Korean texts aloud, the preferred one first. */
  voices: readonly string[]
  /** Answers `/readyz` with 503, takes no new connections, lets requests finish, closes the database. */
  close(): Promise<void>
}

/**
 * Opens the database, then listens: every client that can connect is served.
 * @throws when the data directory is in use, the database cannot be reached or the port is taken
 */
export async function startServer(environment: Environment, dev: boolean): Promise<RunningServer> {
  const log = createLog(environment.mode === 'production' ? 'info' : 'warn')
  const database = await openDatabase(environment)
  if (!environment.movesClock) await restoreClock(database)
  const http = createServer({ shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' })
  let draining = false
  let siteUrl = environment.siteUrl ?? ''
  const services = await openServices(environment, { database, log, siteUrl: () => siteUrl })
  const pages = dev ? await developmentPages(http) : await builtPages()
  const site = createSite({
    environment,
    services,
    log,
    dev,
    loadBuild: pages.loadBuild,
    isDraining: () => draining,
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
      await services.close()
    },
  }
}

interface Pages {
  loadBuild: () => Promise<PageBuild>
  /** Runs ahead of our own routes: Vite's middleware in development, nothing otherwise. */
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

/** One process with hot reload: Vite serves the browser's modules and hands over what it does not know. */
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
