// `npm run bench:arena`: measures how many simultaneous duels the server can run, how fast an opponent is notified, how fast players are
// paired in queues of different lengths, and how much memory an idle socket takes, on both databases. Takes ten minutes on an idle machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import {
  hasPostgresql,
  hasPostgresqlBinaries,
  type PostgresqlServer,
  startDurablePostgresql,
  startPostgresql,
} from '#tests/support/database/postgresqlServer.ts'
import { startServerProcess } from '#tests/support/server/serverProcess.ts'
import { BEHIND_PROXY } from './clients.ts'
import { type DuelTarget, findKnee, measureAt } from './duelKnee.ts'
import { idleSocketKilobytes, REPORTING_VARIABLES } from './idleSockets.ts'
import { measure } from './load.ts'
import { bareMatch, type PairingLoad, type PairingResult, pairingsBench } from './pairings.ts'
import { median, milliseconds, ratio, text } from './report.ts'

const QUEUES = [1_000, 10_000, 100_000]
const PAIRING = { connections: 16, seconds: 1.5 }
const ALONE = { connections: 1, seconds: 1.5 }
const RUNS = 3
const SOCKETS = 2_000

const folder = await mkdtemp(join(tmpdir(), 'hanpan-bench-'))
try {
  await benchTarget(targetOf('embedded', undefined))
  if (hasPostgresql()) await benchPostgresql()
  else console.log('PostgreSQL: skipped, none is installed')
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function benchPostgresql(): Promise<void> {
  const knee = await withPostgresql(startPostgresql, (url) => benchTarget(targetOf('PostgreSQL', url)))
  if (knee === 0 || !hasPostgresqlBinaries()) return
  await withPostgresql(startDurablePostgresql, (url) => measureAt(targetOf('PostgreSQL, TCP and fsync', url), knee))
}

async function withPostgresql<Result>(
  start: () => Promise<PostgresqlServer>,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { url, stop } = await start()
  try {
    return await work(url)
  } finally {
    await stop()
  }
}

/** Returns how many duels it can run at once. */
async function benchTarget(target: DuelTarget): Promise<number> {
  console.log(`${target.name}, load average of the machine ${loadavg()[0]?.toFixed(1)}`)
  const knee = await findKnee(target)
  await benchSockets(target)
  for (const waiting of QUEUES) await benchPairings(target, waiting)
  return knee
}

async function benchSockets({ name, dataDirectory, databaseUrl }: DuelTarget): Promise<void> {
  const server = await startServerProcess(dataDirectory, {
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...BEHIND_PROXY,
    ...REPORTING_VARIABLES,
  })
  try {
    const kilobytes = await idleSocketKilobytes(server, SOCKETS)
    console.log(`${name}: ${SOCKETS} idle sockets, each ${kilobytes.toFixed(1)} kB of memory`)
  } finally {
    await server.stop()
  }
}

async function benchPairings({ name, databaseUrl }: DuelTarget, waiting: number): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDirectory: join(folder, `${name}-queue-${waiting}`) })
  try {
    await database.tx(OWNER, (tx) => tx.sql('delete from match_queue'))
    const bare = await measure({ ...PAIRING, call: bareMatch(database) })
    const pairings = await pairingsBench(database, waiting)
    for (const load of [PAIRING, ALONE]) {
      const { pairingsPerSecond, p50Ms, p99Ms } = await medians(pairings, load)
      const share = ratio(pairingsPerSecond, bare.perSecond)
      console.log(
        `${name}: ${waiting} waiting, ${load.connections} joining at once, medians of ${RUNS}: ${Math.round(pairingsPerSecond)} pairings/s (join p50 ${milliseconds(p50Ms)}, p99 ${milliseconds(p99Ms)})`,
      )
      console.log(`  baseline: bare insert: ${text(bare)}; ratio ${share}`)
    }
  } finally {
    await database.close()
  }
}

async function medians(pairings: (load: PairingLoad) => Promise<PairingResult>, load: PairingLoad) {
  const runs: PairingResult[] = []
  while (runs.length < RUNS) runs.push(await pairings(load))
  return {
    pairingsPerSecond: median(runs.map(({ pairingsPerSecond }) => pairingsPerSecond)),
    p50Ms: median(runs.map(({ joins }) => joins.p50Ms)),
    p99Ms: median(runs.map(({ joins }) => joins.p99Ms)),
  }
}

function targetOf(name: string, databaseUrl: string | undefined): DuelTarget {
  return { name, dataDirectory: join(folder, name), databaseUrl, p99Ms: databaseUrl ? 60 : 150 }
}
