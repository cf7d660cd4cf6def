import { afterAll, beforeAll, expect, test } from 'vitest'
import { readToday } from '#arena/server/today.ts'
import { OWNER, SERVICE } from '#platform/server/database/database.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'

const SEED = `decode(repeat('00', 32), 'hex')`

let context: TestDatabase
beforeAll(async () => {
  context = await createTestDatabase('results')
  await setClock(context.database, '2026-11-20T12:00:00Z')
})
afterAll(() => context.remove())

const today = (userId: string) => context.database.tx(SERVICE, (tx) => readToday(tx, userId))
/** Runs a statement as the database's owner, `$1` being the user. */
const plant = (statement: string, userId: string) => context.database.tx(OWNER, (tx) => tx.sql(statement, [userId]))

test('a player who has done nothing today has spent no minute, and has everything before them', async () => {
  const userId = await createUser(context.database)
  const other = await createUser(context.database)
  await plant(
    `insert into matches (player1_id, skill_type, status, created_at, started_at, completed_at)
    values ($1, 'vocab', 'completed', '2026-11-20T11:00Z', '2026-11-20T11:00Z', '2026-11-20T11:02Z')`,
    other,
  )
  expect(await today(userId)).toEqual({
    daily: 'unplayed',
    reviews_due: 0,
    minutes: 0,
    goal_minutes: null,
    streak: { days: 0, today: false, forgivable: 2 },
    lesson: null,
    first_levels: { vocab: null, grammar: null, listening: null },
    last_played: { vocab: null, grammar: null, listening: null },
  })
})

test('the level that was found is known in each skill until its first rated match', async () => {
  const userId = await createUser(context.database)
  await plant(
    `insert into app.first_levels (user_id, skill_type, level) values ($1, 'vocab', 782), ($1, 'grammar', 782)`,
    userId,
  )
  await plant(
    `with played as (insert into matches (player1_id, skill_type, status, rated, completed_at)
       values ($1, 'grammar', 'completed', true, app_now()) returning id)
     insert into rating_changes (match_id, user_id, skill_type, before, delta, k, expected, score)
     select id, $1, 'grammar', 1000, 0, 64, 0.5, 0.5 from played`,
    userId,
  )
  expect((await today(userId)).first_levels).toEqual({ vocab: 782, grammar: null, listening: null })
})

test('matches, duels, questions without a clock and the daily round add up, each day for itself', async () => {
  const userId = await createUser(context.database)
  await plant(
    `insert into matches (player1_id, skill_type, status, created_at, started_at, completed_at) values
    ($1, 'vocab', 'completed', '2026-11-20T11:00Z', '2026-11-20T11:00:30Z', '2026-11-20T11:02:30Z'),
    ($1, 'vocab', 'completed', '2026-11-19T11:00Z', '2026-11-19T11:00Z', '2026-11-19T11:04Z')`,
    userId,
  )
  await plant(
    `insert into matches (player2_id, skill_type, status, created_at, started_at, completed_at) values
    ($1, 'grammar', 'completed', '2026-11-20T10:00Z', '2026-11-20T10:00Z', '2026-11-20T10:01Z')`,
    userId,
  )
  expect(await today(userId)).toMatchObject({
    minutes: 3,
    last_played: { vocab: '2026-11-20T11:02:30.000Z', grammar: '2026-11-20T10:01:00.000Z', listening: null },
  })
  // A question without a clock that was left open for an hour counts as a minute.
  await plant(
    `with made as (insert into practices (user_id, kind, skill_type, rating, created_at)
      values ($1, 'untimed', 'vocab', 1000, '2026-11-20T09:00Z') returning id)
    insert into app.practice_questions (practice_id, number, question_id, seed, opened_at, option_id, correct, answered_at)
    select id, number, 'x', ${SEED}, opened::timestamptz, 'o', true, answered::timestamptz from made, (values
      (1, '2026-11-20T09:00:00Z', '2026-11-20T09:00:30Z'), (2, '2026-11-20T09:01:00Z', '2026-11-20T10:01:00Z')
    ) as asked (number, opened, answered)`,
    userId,
  )
  expect((await today(userId)).minutes).toBeCloseTo(4.5)
  // In a duel, a question takes from the one before it to its answer.
  await plant(
    `with made as (insert into practices (user_id, kind, skill_type, rating, strength, created_at, started_at)
      values ($1, 'partner', 'vocab', 1000, 1000, '2026-11-20T08:00Z', '2026-11-20T08:00Z') returning id)
    insert into app.practice_questions (practice_id, number, question_id, seed, option_id, correct, answered_at)
    select id, number, 'x', ${SEED}, 'o', true, answered::timestamptz from made, (values
      (1, '2026-11-20T08:00:20Z'), (2, '2026-11-20T08:00:30Z')) as asked (number, answered)`,
    userId,
  )
  expect((await today(userId)).minutes).toBeCloseTo(5)
})

test('the daily round is begun with its first question, and finished once its last one is closed', async () => {
  const userId = await createUser(context.database)
  await plant(
    `with drawn as (insert into app.daily_rounds (date, grade, seed, questions)
      values ('2026-11-20', 'a1', ${SEED}, '[1,2,3]') returning date, grade)
    insert into daily_tries (user_id, date, grade) select $1, date, grade from drawn`,
    userId,
  )
  const open = (number: number, from: string, to: string | null) =>
    plant(
      `insert into daily_answers (user_id, date, number, opened_at, closed_at)
       values ($1, '2026-11-20', ${number}, '2026-11-20T11:${from}Z', ${to === null ? 'null' : `'2026-11-20T11:${to}Z'`})`,
      userId,
    )
  await open(1, '58:00', '58:30')
  expect((await today(userId)).daily).toBe('begun')
  await open(2, '58:40', '58:50')
  await open(3, '59:30', null)
  expect((await today(userId)).daily).toBe('begun')
  await plant(`update daily_answers set closed_at = '2026-11-20T11:59:50Z' where user_id = $1 and number = 3`, userId)
  expect(await today(userId)).toMatchObject({ daily: 'finished', minutes: 1 })
})

test('a card is due once it was learned and its time has come, unless it is suspended', async () => {
  const userId = await createUser(context.database)
  await plant(
    `insert into review_cards (user_id, key, kind, skill_type, family, content, source, state, due_at, reviewed_at, suspended)
    select $1, key, 'word', 'vocab', key, '{}', 'hand', state, due::timestamptz, reviewed::timestamptz, suspended from (values
      ('due', 'review', '2026-11-20T11:00Z', '2026-11-10T11:00Z', false),
      ('later', 'review', '2026-11-20T13:00Z', '2026-11-10T11:00Z', false),
      ('suspended', 'review', '2026-11-20T11:00Z', '2026-11-10T11:00Z', true),
      ('new', 'new', '2026-11-20T11:00Z', null, false)) as card (key, state, due, reviewed, suspended)`,
    userId,
  )
  expect((await today(userId)).reviews_due).toBe(1)
})

test('a lesson waits once it has begun, until it is done; its minutes count', async () => {
  const userId = await createUser(context.database)
  await plant(
    `insert into lesson_progress (user_id, course, number, step) values ($1, 'survival-korean', 2, 0)`,
    userId,
  )
  expect((await today(userId)).lesson).toBeNull()
  await plant(`update lesson_progress set step = 3 where user_id = $1`, userId)
  await plant(
    `insert into lesson_days (user_id, date, learned_ms, last_sign_at)
     values ($1, '2026-11-20', 90000, '2026-11-20T11:00Z'), ($1, '2026-11-19', 600000, '2026-11-19T11:00Z')`,
    userId,
  )
  expect(await today(userId)).toMatchObject({
    lesson: { course: 'survival-korean', number: 2, begun: true, done_today: false },
    minutes: 1.5,
    streak: { days: 2, today: true },
  })
})

test('after a lesson is done, the next one of its course waits, until the last', async () => {
  const userId = await createUser(context.database)
  await plant(
    `insert into lesson_progress (user_id, course, number, step, done_at) values
      ($1, 'survival-korean', 1, 9, '2026-11-20T09:00Z'), ($1, 'hangul-zero-hero', 1, 9, '2026-11-18T09:00Z'),
      ($1, 'hangul-zero-hero', 2, 0, null), ($1, 'hangul-zero-hero', 3, 9, '2026-11-19T09:00Z')`,
    userId,
  )
  const waiting = async () => (await today(userId)).lesson
  expect(await waiting()).toEqual({ course: 'survival-korean', number: 2, begun: false, done_today: true })
  await plant(
    `update lesson_progress set done_at = done_at - interval '2 days' where course = 'survival-korean' and user_id = $1`,
    userId,
  )
  expect(await waiting()).toEqual({ course: 'hangul-zero-hero', number: 4, begun: false, done_today: false })
  await plant(`update lesson_progress set number = number + 9 where user_id = $1 and number = 3`, userId)
  expect(await waiting()).toEqual({ course: 'survival-korean', number: 2, begun: false, done_today: false })
})
