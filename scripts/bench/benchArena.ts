// `npm run bench:arena`: how many duels at once are held, how fast an opponent is told, how fast players are paired in queues of any
// length, and what an idle socket costs; on the embedded database and on PostgreSQL. A quarter of an hour on a machine with nothing else to do.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { hasPostgresql, startPostgresql } from '#tests/support/database/postgresqlServer.ts'
import { startServerProcess } from '#tests/support/server/serverProcess.ts'
import { measureDuels } from './duels.ts'
import { idleSocketKilobytes, TELLING } from './idleSockets.ts'
import { measure } from './load.ts'
import { bareMatch, pairingsBench } from './pairings.ts'
import { plantPlayers } from './plantPlayers.ts'
import { ratio, text } from './report.ts'

/** Duels at once, one step after the other until one is not held. */
const STEPS = [50, 100, 200, 300, 400, 500, 700, 1_000, 1_500, 2_000]
const RAMP_SECONDS = 10
/** A server that has just started still compiles what it runs: so many duels come before those that are measured. */
const WARM_UP = { matches: 30, rampSeconds: 3 }
const QUEUES = [1_000, 10_000, 100_000]
const PAIRING = { connections: 16, seconds: 4 }
const ALONE = { connections: 1, seconds: 4 }
const SOCKETS = 2_000

interface Site {
  name: string
  databaseUrl: string | undefined
  /** An answer reaches the opponent within this, in 99 of 100 cases. */
  p99Ms: number
}

const folder = await mkdtemp(join(tmpdir(), 'hanpan-bench-'))
try {
  await benchSite({ name: 'embedded', databaseUrl: undefined, p99Ms: 150 })
  if (hasPostgresql()) await onPostgresql((databaseUrl) => benchSite({ name: 'PostgreSQL', databaseUrl, p99Ms: 60 }))
  else console.log('PostgreSQL: skipped, there is none')
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function onPostgresql(work: (url: string) => Promise<void>): Promise<void> {
  const { url, stop } = await startPostgresql()
  try {
    await work(url)
  } finally {
    await stop()
  }
}

async function benchSite(site: Site): Promise<void> {
  console.log(`${site.name}, the machine's load ${loadavg()[0]?.toFixed(1)}`)
  const held = []
  for (const matches of STEPS) {
    if (!(await isHeld(site, matches))) break
    held.push(matches)
  }
  console.log(`${site.name}: ${held.at(-1) ?? 0} duels at once held within ${site.p99Ms} ms`)
  await benchSockets(site)
  for (const waiting of QUEUES) await benchPairings(site, waiting)
}

/** Every duel went to its end, and the opponents were told in time. */
async function isHeld(site: Site, matches: number): Promise<boolean> {
  const where = placeOf(site)
  const database = await openDatabase(where)
  const signIn = await plantPlayers(database, 2 * (WARM_UP.matches + matches))
  await database.close()
  const server = await startServerProcess(where.dataDirectory, variablesOf(site))
  try {
    const everybody = await signIn(server.url)
    const [first, players] = [everybody.slice(0, 2 * WARM_UP.matches), everybody.slice(2 * WARM_UP.matches)]
    await measureDuels(server.url, { players: first, rampSeconds: WARM_UP.rampSeconds })
    const result = await measureDuels(server.url, { players, rampSeconds: RAMP_SECONDS })
    const { toOpponent, health, mostMatches, refused, failures, lost } = result
    const wrong = `refused ${refused}, not told ${lost}, players that failed ${failures.length}`
    console.log(`${site.name}: ${mostMatches} duels at once, answer → opponent: ${text(toOpponent)}; ${wrong}`)
    console.log(
      `  baseline: /healthz meanwhile: ${text(health)}; ratio of p99 ${ratio(toOpponent.p99Ms, health.p99Ms)}`,
    )
    return toOpponent.p99Ms <= site.p99Ms && lost === 0 && failures.length === 0
  } finally {
    await server.stop()
  }
}

async function benchSockets(site: Site): Promise<void> {
  const server = await startServerProcess(placeOf(site).dataDirectory, { ...variablesOf(site), ...TELLING })
  try {
    const kilobytes = await idleSocketKilobytes(server, SOCKETS)
    console.log(`${site.name}: ${SOCKETS} idle sockets, each ${kilobytes.toFixed(1)} kB of memory`)
  } finally {
    await server.stop()
  }
}

async function benchPairings(site: Site, waiting: number): Promise<void> {
  const database = await openDatabase(placeOf(site, `queue-${waiting}`))
  try {
    await database.tx(OWNER, (tx) => tx.sql('delete from match_queue'))
    const bare = await measure({ ...PAIRING, call: bareMatch(database) })
    const pairings = await pairingsBench(database, waiting)
    for (const load of [PAIRING, ALONE]) {
      const { joins, pairingsPerSecond } = await pairings(load)
      const share = ratio(pairingsPerSecond, bare.perSecond)
      console.log(`${site.name}: ${waiting} waiting, ${load.connections} joining at once: ${text(joins)}`)
      console.log(`  pairings ${Math.round(pairingsPerSecond)}/s; baseline: bare insert: ${text(bare)}; ratio ${share}`)
    }
  } finally {
    await database.close()
  }
}

function placeOf({ name, databaseUrl }: Site, part = 'duels') {
  return { dataDirectory: join(folder, `${name}-${part}`), databaseUrl }
}

function variablesOf({ databaseUrl }: Site): Record<string, string> {
  return { ...(databaseUrl && { DATABASE_URL: databaseUrl }), RATE_LIMITS: 'off' }
}
