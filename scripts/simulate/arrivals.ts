// Players who come to the queue by chance, poll as browsers do, and give up after 30 s: how many meet somebody, how soon, how near in rating.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SECOND_MS } from '#kit/time.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type Arrival, searched } from './arrivalSearch.ts'
import { type Random, randomFrom } from './random.ts'
import { openSimulatedStore } from './simulatedStore.ts'

/** Players a second, and for how long; beside it what a simulation of the rules without a database gave (share matched, mean gap). */
const RUNS = [
  { perSecond: 0.05, seconds: 4 * 3_600, alone: '86 %, 116' },
  { perSecond: 0.2, seconds: 3_600, alone: '98 %, 78' },
  { perSecond: 1, seconds: 900, alone: '99.9 %, 32' },
  { perSecond: 5, seconds: 240, alone: '' },
]
/** Of ratings, which are normally distributed. */
const MEAN = 1_000
const DEVIATION = 200
const LOWEST = 400

const { values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, arrivals: { type: 'boolean' } },
})
const folder = await mkdtemp(join(tmpdir(), 'hanpan-arrivals-'))
const store = await openSimulatedStore({ databaseUrl: process.env.DATABASE_URL, dataDirectory: folder })
let dawn = Date.parse('2030-01-01T00:00:00Z')

try {
  console.log(
    `${store.dependencies().database.engine}, seed ${values.seed}; ratings normal, mean ${MEAN}, deviation ${DEVIATION}`,
  )
  console.log(row(['players/s', 'players', 'matched', 'mean wait', 'p90 wait', 'mean gap', 'p90 gap', 'rules alone']))
  for (const run of RUNS) console.log(row(await simulated(run)))
} finally {
  await store.close()
  await rm(folder, { recursive: true, force: true })
}

async function simulated({ perSecond, seconds, alone }: (typeof RUNS)[number]): Promise<string[]> {
  const random = randomFrom(Number(values.seed))
  const arrivals = await makeArrivals(perSecond, seconds, random)
  const met = await searched(store, arrivals, random)
  dawn += (seconds + 3_600) * SECOND_MS
  const waits = met.flatMap(({ waits }) => waits)
  const gaps = met.map(({ gap }) => gap)
  return [
    String(perSecond),
    String(arrivals.length),
    `${((200 * met.length) / arrivals.length).toFixed(1)} %`,
    `${(mean(waits) / SECOND_MS).toFixed(1)} s`,
    `${(quantile(waits, 0.9) / SECOND_MS).toFixed(1)} s`,
    mean(gaps).toFixed(0),
    quantile(gaps, 0.9).toFixed(0),
    alone,
  ]
}

/** Poisson: the times between two arrivals are exponentially distributed. */
async function makeArrivals(perSecond: number, seconds: number, random: Random): Promise<Arrival[]> {
  const { database } = store.dependencies()
  const arrivals: Arrival[] = []
  for (let at = dawn; ; ) {
    at += (-Math.log(1 - random.next()) / perSecond) * SECOND_MS
    if (at > dawn + seconds * SECOND_MS) return arrivals
    const rating = Math.max(LOWEST, Math.round(MEAN + DEVIATION * normal(random)))
    const userId = await createUser(database)
    await database.tx(SERVICE, (tx) => tx.sql('insert into profiles (id, elo_vocab) values ($1, $2)', [userId, rating]))
    arrivals.push({ userId, rating, at: Math.round(at), ticket: undefined })
  }
}

/** Box and Muller. */
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
