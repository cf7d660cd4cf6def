// `npm run bench:arena`: measures how many simultaneous duels the server can run, how fast an opponent is notified, how fast players are
// paired in queues of different lengths, and how much memory an idle socket takes, on both databases. Takes 15 minutes on an idle machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { hasPostgresql, startPostgresql } from '#tests/support/database/postgresqlServer.ts'
import { startServerProcess } from '#tests/support/server/serverProcess.ts'
import { measureDuels } from './duels.ts'
import { idleSocketKilobytes, REPORTING_VARIABLES } from './idleSockets.ts'
import { measure } from './load.ts'
import { bareMatch, pairingsBench } from './pairings.ts'
import { plantPlayers } from './plantPlayers.ts'
import { ratio, text } from './report.ts'

/** Numbers of simultaneous duels, tried in order until the server cannot run one of them. */
const STEPS = [50, 100, 200, 300, 400, 500, 700, 1_000, 1_500, 2_000]
const RAMP_SECONDS = 10
/** Duels that are played before the measured ones, because JavaScript runs slowly until it has been compiled. */
const WARM_UP = { matches: 30, rampSeconds: 3 }
const QUEUES = [1_000, 10_000, 100_000]
const PAIRING = { connections: 16, seconds: 4 }
const ALONE = { connections: 1, seconds: 4 }
const SOCKETS = 2_000

interface BenchTarget {
  name: string
  databaseUrl: string | undefined
  /** The longest acceptable 99th percentile from an answer to the opponent. */
  p99Ms: number
}

const folder = await mkdtemp(join(tmpdir(), 'hanpan-bench-'))
try {
  await benchTarget({ name: 'embedded', databaseUrl: undefined, p99Ms: 150 })
  if (hasPostgresql()) await onPostgresql((databaseUrl) => benchTarget({ name: 'PostgreSQL', databaseUrl, p99Ms: 60 }))
  else console.log('PostgreSQL: skipped, none is installed')
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

async function benchTarget(target: BenchTarget): Promise<void> {
  console.log(`${target.name}, load average of the machine ${loadavg()[0]?.toFixed(1)}`)
  const passed = []
  for (const matches of STEPS) {
    if (!(await runsInTime(target, matches))) break
    passed.push(matches)
  }
  console.log(`${target.name}: ${passed.at(-1) ?? 0} simultaneous duels with a p99 within ${target.p99Ms} ms`)
  await benchSockets(target)
  for (const waiting of QUEUES) await benchPairings(target, waiting)
}

/** Plays this many duels. True if every duel was completed and the opponents were notified in time. */
async function runsInTime(target: BenchTarget, matches: number): Promise<boolean> {
  const location = locationOf(target)
  const database = await openDatabase(location)
  const signIn = await plantPlayers(database, 2 * (WARM_UP.matches + matches))
  await database.close()
  const server = await startServerProcess(location.dataDirectory, variablesOf(target))
  try {
    const everyone = await signIn(server.url)
    const [first, players] = [everyone.slice(0, 2 * WARM_UP.matches), everyone.slice(2 * WARM_UP.matches)]
    await measureDuels(server.url, { players: first, rampSeconds: WARM_UP.rampSeconds })
    const result = await measureDuels(server.url, { players, rampSeconds: RAMP_SECONDS })
    const { toOpponent, health, mostMatches, refused, failures, lost } = result
    const problems = `refused ${refused}, not notified ${lost}, players that failed ${failures.length}`
    console.log(
      `${target.name}: ${mostMatches} simultaneous duels, answer → opponent: ${text(toOpponent)}; ${problems}`,
    )
    console.log(
      `  baseline: /healthz meanwhile: ${text(health)}; ratio of p99 ${ratio(toOpponent.p99Ms, health.p99Ms)}`,
    )
    return toOpponent.p99Ms <= target.p99Ms && lost === 0 && failures.length === 0
  } finally {
    await server.stop()
  }
}

async function benchSockets(target: BenchTarget): Promise<void> {
  const server = await startServerProcess(locationOf(target).dataDirectory, {
    ...variablesOf(target),
    ...REPORTING_VARIABLES,
  })
  try {
    const kilobytes = await idleSocketKilobytes(server, SOCKETS)
    console.log(`${target.name}: ${SOCKETS} idle sockets, each ${kilobytes.toFixed(1)} kB of memory`)
  } finally {
    await server.stop()
  }
}

async function benchPairings(target: BenchTarget, waiting: number): Promise<void> {
  const database = await openDatabase(locationOf(target, `queue-${waiting}`))
  try {
    await database.tx(OWNER, (tx) => tx.sql('delete from match_queue'))
    const bare = await measure({ ...PAIRING, call: bareMatch(database) })
    const pairings = await pairingsBench(database, waiting)
    for (const load of [PAIRING, ALONE]) {
      const { joins, pairingsPerSecond } = await pairings(load)
      const share = ratio(pairingsPerSecond, bare.perSecond)
      console.log(`${target.name}: ${waiting} waiting, ${load.connections} joining simultaneously: ${text(joins)}`)
      console.log(`  pairings ${Math.round(pairingsPerSecond)}/s; baseline: bare insert: ${text(bare)}; ratio ${share}`)
    }
  } finally {
    await database.close()
  }
}

function locationOf({ name, databaseUrl }: BenchTarget, part = 'duels') {
  return { dataDirectory: join(folder, `${name}-${part}`), databaseUrl }
}

function variablesOf({ databaseUrl }: BenchTarget): Record<string, string> {
  return { ...(databaseUrl && { DATABASE_URL: databaseUrl }), RATE_LIMITS: 'off' }
}
