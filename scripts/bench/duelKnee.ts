import type { Milliseconds } from '#kit/time.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { startServerProcess } from '#tests/support/server/serverProcess.ts'
import { BEHIND_PROXY } from './clients.ts'
import { type DuelResult, measureDuels } from './duels.ts'
import { type Player, plantPlayers, subscribeAll } from './plantPlayers.ts'
import { postgresqlMs, postmasterOf, processorMs } from './processorTime.ts'
import { median, ratio, text } from './report.ts'

/** Numbers of simultaneous duels. The search for the knee begins at `FIRST`. */
const STEPS = [100, 200, 300, 500, 700, 1_000, 1_400, 2_000]
const FIRST = 1_000
const RAMP_SECONDS = 6
/** Duels that are played before the measured ones, because JavaScript runs slowly until it has been compiled. */
const WARM_UP = { matches: 100, rampSeconds: 2 }
const RUNS = 3

export interface DuelTarget {
  name: string
  dataDirectory: string
  databaseUrl: string | undefined
  /** The longest acceptable 99th percentile from an answer to the opponent. */
  p99Ms: Milliseconds
}

interface DuelRun extends DuelResult {
  nodeMs: Milliseconds
  /** Undefined for the embedded engine, which runs in the same process. */
  databaseMs: Milliseconds | undefined
}

type Play = (matches: number, rampSeconds?: number) => Promise<DuelRun>

/** Prints how many duels the server can run at once: the most whose p99 is in time, as the median of three runs. Returns that number. */
export async function findKnee(target: DuelTarget): Promise<number> {
  return withServer(target, async (play) => {
    const first = new Map<number, DuelRun>()
    const passes = async (matches: number) => {
      const run = await play(matches)
      first.set(matches, run)
      return isInTime(target, run)
    }
    const knee = await searched(passes)
    if (knee === undefined) {
      console.log(`${target.name}: not even ${STEPS[0]} simultaneous duels are in time`)
      return 0
    }
    await reportMedians(target, knee, play, first.get(knee))
    const { poll } = await play(Math.floor(knee / 2))
    console.log(`${target.name}: match-state at half of that: ${text(poll)}`)
    return knee
  })
}

/** Prints the medians of three runs with this many duels. */
export async function measureAt(target: DuelTarget, matches: number): Promise<void> {
  await withServer(target, (play) => reportMedians(target, matches, play))
}

/** Goes up from the first step while the server keeps up, or down until it does. */
async function searched(passes: (matches: number) => Promise<boolean>): Promise<number | undefined> {
  let knee: number | undefined
  for (const matches of STEPS.filter((step) => step >= FIRST)) {
    if (!(await passes(matches))) break
    knee = matches
  }
  if (knee !== undefined) return knee
  for (const matches of STEPS.filter((step) => step < FIRST).toReversed()) if (await passes(matches)) return matches
  return undefined
}

async function withServer<Result>(target: DuelTarget, work: (play: Play) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(target)
  const signIn = await plantPlayers(database, 2 * (STEPS.at(-1) ?? 0))
  await subscribeAll(database)
  await database.close()
  const postmaster = target.databaseUrl && (await postmasterOf(target.databaseUrl))
  const variables = { ...(target.databaseUrl && { DATABASE_URL: target.databaseUrl }), ...BEHIND_PROXY }
  const server = await startServerProcess(target.dataDirectory, variables)
  const used = () => ({
    node: processorMs(server.process.pid ?? 0),
    database: postmaster ? postgresqlMs(postmaster) : undefined,
  })
  try {
    const everyone: readonly Player[] = await signIn(server.url)
    const play: Play = async (matches, rampSeconds = RAMP_SECONDS) => {
      const before = used()
      const result = await measureDuels(server.url, { players: everyone.slice(0, 2 * matches), rampSeconds })
      const after = used()
      const databaseMs = after.database === undefined ? undefined : after.database - (before.database ?? 0)
      const run = { ...result, nodeMs: after.node - before.node, databaseMs }
      if (rampSeconds === RAMP_SECONDS) printRun(target, matches, run)
      return run
    }
    await play(WARM_UP.matches, WARM_UP.rampSeconds)
    return await work(play)
  } finally {
    await server.stop()
  }
}

function isInTime({ p99Ms }: DuelTarget, { toOpponent, lost, failures }: DuelRun): boolean {
  return toOpponent.p99Ms <= p99Ms && lost === 0 && failures.length === 0
}

async function reportMedians(target: DuelTarget, matches: number, play: Play, first?: DuelRun): Promise<void> {
  const runs = first ? [first] : []
  while (runs.length < RUNS) runs.push(await play(matches))
  const of = (value: (run: DuelRun) => number) => median(runs.map(value)).toFixed(1)
  const inTime = runs.filter((run) => isInTime(target, run)).length
  const database =
    runs[0]?.databaseMs === undefined ? '' : `, of the database ${of(({ databaseMs = 0 }) => databaseMs / matches)} ms`
  console.log(
    `${target.name}: ${matches} simultaneous duels, medians of ${RUNS} runs, ${inTime} within ${target.p99Ms} ms:`,
  )
  console.log(
    `  answer → opponent p50 ${of(({ toOpponent }) => toOpponent.p50Ms)} ms, p99 ${of(({ toOpponent }) => toOpponent.p99Ms)} ms; match-state p99 ${of(({ poll }) => poll.p99Ms)} ms`,
  )
  console.log(`  per duel: processor time of Node ${of(({ nodeMs }) => nodeMs / matches)} ms${database}`)
}

function printRun({ name }: DuelTarget, matches: number, { toOpponent, health, mostMatches, ...run }: DuelRun): void {
  const problems = `refused ${run.refused}, not notified ${run.lost}, players that failed ${run.failures.length}`
  console.log(`${name}: ${matches} duels, ${mostMatches} at once, answer → opponent: ${text(toOpponent)}; ${problems}`)
  console.log(`  baseline: /healthz meanwhile: ${text(health)}; ratio of p99 ${ratio(toOpponent.p99Ms, health.p99Ms)}`)
}
