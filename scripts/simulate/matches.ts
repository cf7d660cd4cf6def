// Plays random matches, with restarts and wrong requests. The exit code is 1 if a rule was broken.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SECOND_MS } from '#kit/time.ts'
import { sweepMatches } from '#match/server/sweepMatches.ts'
import { settleMatch } from '#match/server/visitMatch.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { SKILLS } from '#rating/skill.ts'
import { brokenInvariants } from '#tests/support/database/invariants.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { randomFrom } from './random.ts'
import { endFaults, type SimulatedMatch, startMatch } from './simulatedMatch.ts'
import { TICK_MS } from './simulatedPlayer.ts'
import { openSimulatedStore } from './simulatedStore.ts'

/** Matches that are played simultaneously. */
const LIVE_MATCHES = 40
const PLAYERS = 3 * LIVE_MATCHES
const SWEEP_MS = 2 * SECOND_MS
/** The average number of instants between restarts. */
const RESTART_INSTANTS = 400
const MAX_SHOWN = 10

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
})
const wanted = Number(positionals[0] ?? 100)
const random = randomFrom(Number(values.seed))
const folder = await mkdtemp(join(tmpdir(), 'hanpan-simulation-'))
const store = await openSimulatedStore({ databaseUrl: process.env.DATABASE_URL, dataDirectory: folder })

let now = Date.parse('2030-01-01T00:00:00Z')
const agenda = new Map<number, (() => Promise<void>)[]>()
const live = new Set<SimulatedMatch>()
const reasons: Record<string, number> = {}
const faults: string[] = []
let started = 0
let restarts = 0
let turns = 0

try {
  await store.setClock(now)
  const free = await makePlayers()
  const begun = performance.now()
  plan(now, sweep)
  while (started < wanted || live.size > 0) {
    while (started < wanted && live.size < LIVE_MATCHES) await startOne(free)
    await nextInstant()
    if (random.below(RESTART_INSTANTS) === 0) await restart()
  }
  const seconds = (performance.now() - begun) / 1_000
  for (const [fault, rows] of Object.entries(await brokenInvariants(store.dependencies().database))) {
    faults.push(...rows.map((row) => `${fault}: ${JSON.stringify(row)}`))
  }
  report(seconds)
} finally {
  await store.close()
  await rm(folder, { recursive: true, force: true })
}

async function makePlayers(): Promise<string[]> {
  const { database } = store.dependencies()
  const ids: string[] = []
  for (let player = 0; player < PLAYERS; player += 1) {
    const id = await createUser(database)
    await database.tx(SERVICE, (tx) => tx.sql('insert into profiles (id) values ($1)', [id]))
    ids.push(id)
  }
  return ids
}

function plan(at: number, work: () => Promise<void>): void {
  agenda.set(at, [...(agenda.get(at) ?? []), work])
}

/** Everything that is planned for one instant happens at once. */
async function nextInstant(): Promise<void> {
  now = Math.min(...agenda.keys())
  const works = agenda.get(now) ?? []
  agenda.delete(now)
  await store.setClock(now)
  await Promise.all(works.map((work) => work()))
}

async function sweep(): Promise<void> {
  await sweepMatches(store.dependencies().database, () => {})
  plan(now + SWEEP_MS, sweep)
}

async function startOne(free: string[]): Promise<void> {
  const take = () => free.splice(random.below(free.length), 1)[0] ?? ''
  const match = await startMatch(store.dependencies, {
    userIds: [take(), take()],
    skill: random.pick(SKILLS),
    now,
    random,
  })
  started += 1
  live.add(match)
  for (const player of match.players) {
    const turn = async () => {
      turns += 1
      const next = await player.turn(now)
      if (next !== null) plan(next, turn)
    }
    plan(now + TICK_MS * random.below(20), turn)
  }
  plan(match.endsBy + SWEEP_MS, () => endOne(match, free))
}

async function endOne(match: SimulatedMatch, free: string[]): Promise<void> {
  await store.dependencies().database.tx(SERVICE, (tx) => settleMatch(tx, match.id))
  const { reason, faults: found } = await endFaults(store.dependencies(), match)
  reasons[reason] = (reasons[reason] ?? 0) + 1
  faults.push(...found)
  live.delete(match)
  await store
    .dependencies()
    .database.tx(SERVICE, (tx) => tx.sql('delete from match_queue where user_id = any($1::uuid[])', [match.userIds]))
  free.push(...match.userIds)
}

/** The clock advances while the server is down. Work that was planned for that time happens late. */
async function restart(): Promise<void> {
  restarts += 1
  const back = now + TICK_MS * random.below(240)
  const missed = [...agenda.keys()].filter((at) => at < back).toSorted((a, b) => a - b)
  const works = missed.flatMap((at) => agenda.get(at) ?? [])
  for (const at of missed) agenda.delete(at)
  for (const work of works) plan(back, work)
  now = back
  await store.restart(back)
}

function report(seconds: number): void {
  const { engine } = store.dependencies().database
  const ended = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`)
  console.log(
    `${engine}: ${wanted} matches, ${turns} turns, ${restarts} restarts, seed ${values.seed}: ${ended.join(', ')}`,
  )
  console.log(`${(wanted / seconds).toFixed(1)} matches/s, ${Math.round(turns / seconds)} turns/s`)
  console.log(`${faults.length} violations`)
  for (const fault of faults.slice(0, MAX_SHOWN)) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
