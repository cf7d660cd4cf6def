import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type TestArena, testArena } from '#tests/support/arena/arena.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'

const NOON = '2026-11-20T12:00:00Z'

let context: TestDatabase
let database: Database
let arena: TestArena
beforeAll(async () => {
  context = await createTestDatabase('ratings')
  database = context.database
})
beforeEach(async () => {
  await sql('delete from match_queue')
  await sql('delete from matches')
  await setClock(database, NOON)
  arena = testArena(database)
})
afterAll(() => context.remove())

function sql<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))
}

async function problemOf(work: Promise<unknown>): Promise<Problem> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Problem) return error
  throw new Error(`Expected a problem, got ${String(error)}`)
}

async function subscribe(player: string, tier: 'Basic' | 'Premium') {
  await sql('insert into subscriptions (user_id, subscription_tier) values ($1, $2)', [player, tier])
}

/** A match from `agoSeconds` ago that the player never started, recorded as void `notedAfterSeconds` after its creation. */
async function letWait(player: string, agoSeconds: number, notedAfterSeconds = 20) {
  await sql(
    `insert into matches (player1_id, skill_type, status, created_at, shown_at)
     values ($1, 'vocab', 'void', app_now() - $2::float8 * interval '1 second',
       app_now() - ($2::float8 - $3::float8) * interval '1 second')`,
    [player, agoSeconds, notedAfterSeconds],
  )
}

async function completeMatches(player: string, count: number, createdAt: string) {
  await sql(
    `insert into matches (player1_id, skill_type, status, created_at)
     select $1, 'vocab', 'completed', $3::timestamptz from generate_series(1, $2)`,
    [player, count, createdAt],
  )
}

test('a Free player with five completed matches today gets the limit, the time of its reset and the plans', async () => {
  const player = await arena.player()
  await completeMatches(player, 4, '2026-11-20T00:00:00Z')
  expect(await arena.join(player)).toMatchObject({ status: 'searching' })
  await completeMatches(player, 1, '2026-11-20T11:00:00Z')
  expect(await problemOf(arena.join(player))).toMatchObject({
    status: 429,
    code: 'daily_limit_reached',
    message: "You've used all 5 free matches today! Upgrade for 50+ daily matches.",
    extra: { limit: 5, left: 0, resets_at: '2026-11-21T00:00:00.000Z' },
  })
})

test('a player who is refused has no seat', async () => {
  const player = await arena.player()
  await completeMatches(player, 5, '2026-11-20T11:00:00Z')
  await problemOf(arena.join(player))
  expect(await sql('select from match_queue')).toEqual([])
})

test('a match counts for the UTC day of its creation', async () => {
  const player = await arena.player()
  await completeMatches(player, 5, '2026-11-19T23:59:59.999Z')
  expect(await arena.join(player)).toMatchObject({ status: 'searching' })
  await completeMatches(player, 5, '2026-11-20T11:00:00Z')
  expect(await problemOf(arena.join(player))).toMatchObject({ code: 'daily_limit_reached' })
  await setClock(database, '2026-11-21T00:00:00Z')
  expect(await arena.join(player)).toMatchObject({ status: 'searching' })
})

test('Basic has 50 matches a day and its own message, Premium has no limit', async () => {
  const [basic, premium] = [await arena.player(), await arena.player(2000)]
  await subscribe(basic, 'Basic')
  await subscribe(premium, 'Premium')
  await completeMatches(basic, 50, '2026-11-20T01:00:00Z')
  await completeMatches(premium, 500, '2026-11-20T01:00:00Z')
  expect(await problemOf(arena.join(basic))).toMatchObject({
    message: 'Daily limit reached! Upgrade to Premium for unlimited matches.',
    extra: { limit: 50, left: 0 },
  })
  expect(await arena.join(premium)).toMatchObject({ status: 'searching' })
})

test('a player with three no-shows within an hour is paused for two minutes', async () => {
  const player = await arena.player()
  await letWait(player, 40 * 60)
  await letWait(player, 20 * 60)
  expect(await arena.join(player)).toMatchObject({ status: 'searching' })
  await letWait(player, 30)
  expect(await problemOf(arena.join(player))).toMatchObject({
    status: 429,
    code: 'paused',
    message: expect.stringContaining('three matches'),
    extra: { until: '2026-11-20T12:01:50.000Z' },
  })
  await setClock(database, '2026-11-20T12:01:50Z')
  expect(await arena.join(player)).toMatchObject({ status: 'searching' })
})

test('a player who walks out of three matches within an hour is paused as well', async () => {
  const [player, opponent] = [await arena.player(), await arena.player(2000)]
  for (const one of [player, opponent]) await subscribe(one, 'Basic')
  const leaveMatch = (agoSeconds: number, winner: string, givenUp: 'unanswered' | 'early') =>
    sql(
      `insert into matches (player1_id, player2_id, skill_type, status, winner_id, rated, given_up, created_at, completed_at)
       values ($1, $2, 'vocab', 'completed', $3, $4 = 'early', $4, app_now() - interval '1 minute' - $5 * interval '1 second',
         app_now() - $5 * interval '1 second')`,
      [player, opponent, winner, givenUp, agoSeconds],
    )
  await leaveMatch(40 * 60, opponent, 'unanswered')
  await leaveMatch(20 * 60, opponent, 'unanswered')
  await leaveMatch(60, opponent, 'early')
  await leaveMatch(60, player, 'unanswered')
  expect(await arena.join(player)).toMatchObject({ status: 'searching' })
  await leaveMatch(30, opponent, 'unanswered')
  expect(await problemOf(arena.join(player))).toMatchObject({
    code: 'paused',
    message: expect.stringContaining('left them before both had answered'),
    extra: { until: '2026-11-20T12:01:30.000Z' },
  })
  expect(await arena.join(opponent)).toMatchObject({ status: 'searching' })
})

test('a match that was called off while no server ran is not a no-show', async () => {
  const player = await arena.player()
  for (const agoSeconds of [60, 50, 40]) await letWait(player, agoSeconds, 25)
  expect(await arena.join(player)).toMatchObject({ status: 'searching' })
  for (const agoSeconds of [60, 50, 40]) await letWait(player, agoSeconds, 24.999)
  expect(await problemOf(arena.join(player))).toMatchObject({ code: 'paused' })
})

test('a player who was ready, but whose opponent never came, is not paused', async () => {
  const player = await arena.player()
  for (const seq of [1, 2, 3]) {
    await sql(
      `with missed as (insert into matches (player2_id, skill_type, status, created_at, shown_at)
         values ($1, 'vocab', 'void', app_now() - interval '60 seconds', app_now() - interval '40 seconds') returning id)
       insert into app.match_events (match_id, seq, player, kind, at) select id, $2, 1, 'ready', app_now() from missed`,
      [player, seq],
    )
  }
  expect(await arena.join(player)).toMatchObject({ status: 'searching' })
})

test('a new player gets a profile on joining, and a deleted account is refused', async () => {
  const newcomer = await createUser(database, 'mina@example.org')
  expect(await arena.join(newcomer)).toMatchObject({ status: 'searching' })
  expect(await sql('select display_name, elo_vocab from profiles where id = $1', [newcomer])).toEqual([
    { display_name: 'mina', elo_vocab: 1000 },
  ])
  await sql('delete from auth.users where id = $1', [newcomer])
  expect(await problemOf(arena.join(newcomer))).toMatchObject({ status: 403, code: 'user_not_found' })
})
