// Simulates players who join the queue at random times, poll as browsers do, and give up after 30 s. Reports how many find an opponent, how soon, and how near in rating.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SECOND_MS } from '#kit/time.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type Arrival, simulateSearches } from './arrivalSearch.ts'
import { type Random, randomFrom } from './random.ts'
import { openSimulatedStore } from './simulatedStore.ts'

/** Players per second, the duration, and the result of a simulation of the rules without a database (share matched, mean gap). */
const RUNS = [
  { perSecond: 0.05, seconds: 4 * 3_600, rulesAlone: '86 %, 116' },
  { perSecond: 0.2, seconds: 3_600, rulesAlone: '98 %, 78' },
  { perSecond: 1, seconds: 900, rulesAlone: '99.9 %, 32' },
  { perSecond: 5, seconds: 240, rulesAlone: '' },
]
/** Ratings are normally distributed. */
const MEAN_RATING = 1_000
const RATING_DEVIATION = 200
const MIN_RATING = 400

const { values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, arrivals: { type: 'boolean' } },
})
const folder = await mkdtemp(join(tmpdir(), 'hanpan-arrivals-'))
const store = await openSimulatedStore({ databaseUrl: process.env.DATABASE_URL, dataDirectory: folder })
let startOfRun = Date.parse('2030-01-01T00:00:00Z')

try {
  console.log(
    `${store.dependencies().database.engine}, seed ${values.seed}; ratings normal, mean ${MEAN_RATING}, deviation ${RATING_DEVIATION}`,
  )
  console.log(row(['players/s', 'players', 'matched', 'mean wait', 'p90 wait', 'mean gap', 'p90 gap', 'rules alone']))
  for (const run of RUNS) console.log(row(await simulate(run)))
} finally {
  await store.close()
  await rm(folder, { recursive: true, force: true })
}

async function simulate({ perSecond, seconds, rulesAlone }: (typeof RUNS)[number]): Promise<string[]> {
  const random = randomFrom(Number(values.seed))
  const arrivals = await makeArrivals(perSecond, seconds, random)
  const pairings = await simulateSearches(store, arrivals, random)
  startOfRun += (seconds + 3_600) * SECOND_MS
  const waits = pairings.flatMap(({ waits }) => waits)
  const gaps = pairings.map(({ gap }) => gap)
  return [
    String(perSecond),
    String(arrivals.length),
    `${((200 * pairings.length) / arrivals.length).toFixed(1)} %`,
    `${(mean(waits) / SECOND_MS).toFixed(1)} s`,
    `${(quantile(waits, 0.9) / SECOND_MS).toFixed(1)} s`,
    mean(gaps).toFixed(0),
    quantile(gaps, 0.9).toFixed(0),
    rulesAlone,
  ]
}

/** A Poisson process: the times between arrivals are exponentially distributed. */
async function makeArrivals(perSecond: number, seconds: number, random: Random): Promise<Arrival[]> {
  const { database } = store.dependencies()
  const arrivals: Arrival[] = []
  for (let at = startOfRun; ; ) {
    at += (-Math.log(1 - random.next()) / perSecond) * SECOND_MS
    if (at > startOfRun + seconds * SECOND_MS) return arrivals
    const rating = Math.max(MIN_RATING, Math.round(MEAN_RATING + RATING_DEVIATION * normal(random)))
    const userId = await createUser(database)
    await database.tx(SERVICE, (tx) => tx.sql('insert into profiles (id, elo_vocab) values ($1, $2)', [userId, rating]))
    arrivals.push({ userId, rating, at: Math.round(at), ticket: undefined })
  }
}

/** A normally distributed number, by the Box–Muller transform. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}

function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(share * numbers.length)] ?? 0
}

function row(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(13)).join('')
}
