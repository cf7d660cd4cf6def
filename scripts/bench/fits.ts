import { type Database, OWNER } from '#platform/server/database/database.ts'
import { hasOptimizer } from '#review/server/optimizer.ts'
import { plantReviews } from '#tests/support/arena/plantReviews.ts'
import { FORGETFUL, simulatedReviews } from '#tests/support/arena/simulatedReviews.ts'
import { type LoadResult, loadResult, timed } from './load.ts'
import { getter, loopback } from './loopback.ts'
import { type Player, plantPlayers, type SignIn } from './plantPlayers.ts'

const CARDS = 1_000
const ANSWERS = 5
export const REVIEWS_FITTED = CARDS * ANSWERS
const FIRST = Date.parse('2022-01-01T12:00:00Z')

export interface FitSpeed {
  /** From the first session until the fits of all learners were stored. */
  totalMs: number
  /** Requests for `/healthz` meanwhile, and before, one after another. */
  during: HealthResult
  before: HealthResult
}

/** The longest response matters most: while the process is blocked, it answers nothing, so few requests notice. */
export interface HealthResult extends LoadResult {
  longestMs: number
}

/** Creates learners with so many reviews that a fit is due. */
export async function plantFits(database: Database, learners: number): Promise<SignIn> {
  const known = await database.tx(OWNER, (tx) => tx.sql<{ id: string }>('select id from profiles'))
  const signIn = await plantPlayers(database, learners)
  const planted = await database.tx(OWNER, (tx) =>
    tx.sql<{ id: string }>('select id from profiles where id <> all($1::uuid[])', [known.map(({ id }) => id)]),
  )
  const histories = simulatedReviews({ cards: CARDS, answers: ANSWERS, memory: FORGETFUL, first: FIRST })
  const cards = histories.map((history) => ({ history }))
  for (const { id } of planted) await plantReviews(database, id, cards)
  return signIn
}

/** Lets a server fit the schedules of these players, one after another. Undefined where the optimizer is missing. */
export async function measureFits(url: string, players: readonly Player[]): Promise<FitSpeed | undefined> {
  if (!hasOptimizer()) return undefined
  const send = loopback(url)
  const health = getter(send, '/healthz', 'ok')
  const alone = performance.now()
  const before = await healthUntil(health, async () => performance.now() - alone > 2_000)
  const begun = performance.now()
  for (const { headers } of players) {
    const { status } = await send('/functions/v1/review-session', {
      ...{ method: 'POST', body: '{}', headers: { ...headers, 'content-type': 'application/json' } },
    })
    if (status !== 200) throw new Error(`review-session returned ${status}`)
  }
  const last = players.at(-1)
  const during = await healthUntil(health, async () => {
    const { body } = await send('/rest/v1/review_fits?select=number', { headers: { apikey: 'anon', ...last?.headers } })
    return body.includes('number')
  })
  return { totalMs: performance.now() - begun, during, before }
}

/** Fifty requests between two looks. */
async function healthUntil(health: () => Promise<void>, isOver: () => Promise<boolean>): Promise<HealthResult> {
  const durations: number[] = []
  const begun = performance.now()
  while (!(await isOver())) for (let sent = 0; sent < 50; sent += 1) durations.push(await timed(health))
  return {
    ...loadResult(durations, performance.now() - begun),
    longestMs: durations.reduce((one, other) => Math.max(one, other), 0),
  }
}
