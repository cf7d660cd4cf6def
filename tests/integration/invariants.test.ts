import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWNER, type Transaction } from '#platform/server/database/database.ts'
import { type BrokenInvariants, brokenIn, brokenInvariants, INVARIANTS } from '#tests/support/database/invariants.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'

const MATCH = '6d0c2f6e-6c1b-4a53-9f0e-3d7f4b1a2c55'
const RATED = `insert into matches (id, player1_id, player2_id, skill_type, status, winner_id, player1_score, rated, completed_at)
  values ('${MATCH}', :ann, :ben, 'vocab', 'completed', :ann, 2, true, now())`
const OPEN = `insert into matches (id, player1_id, player2_id, skill_type, status) values ('${MATCH}', :ann, :ben, 'vocab', 'playing')`
const ANSWER = `insert into app.match_events (match_id, seq, player, kind, at, question_no, option_id, correct)`
const CHANGE = `insert into rating_changes (match_id, user_id, skill_type, before, delta, k, expected, score)`

/** What breaks each invariant: statements about the players `:ann` and `:ben`, whose books are in order before. */
const VIOLATIONS: Record<string, string> = {
  'two seats of one player': `alter table match_queue drop constraint match_queue_pkey;
    insert into match_queue (user_id, skill_type, rating) values (:ann, 'vocab', 1000), (:ann, 'grammar', 1000)`,
  'two open matches of one player': `${OPEN};
    insert into matches (player1_id, skill_type, status) values (:ann, 'vocab', 'ready')`,
  'a seat in a match that is over, or of other players': `${RATED};
    insert into match_queue (user_id, skill_type, rating, match_id) values (:ann, 'vocab', 1000, '${MATCH}')`,
  'a search with an old rating': `insert into match_queue (user_id, skill_type, rating) values (:ann, 'vocab', 1016)`,
  'an open match without a seat for each player': `${OPEN};
    insert into match_queue (user_id, skill_type, rating, match_id) values (:ann, 'vocab', 1000, '${MATCH}')`,
  'two answers of a player to a question': `${OPEN}; drop index app.match_events_one_answer;
    ${ANSWER} values ('${MATCH}', 1, 0, 'answer', now(), 1, 'a', true), ('${MATCH}', 2, 0, 'answer', now(), 1, 'b', false)`,
  'a log with a gap or out of order': `${OPEN};
    ${ANSWER} values ('${MATCH}', 1, 0, 'answer', now(), 1, 'a', true), ('${MATCH}', 3, 1, 'answer', now(), 1, 'b', false)`,
  'a winner who is neither player': `insert into matches (player1_id, skill_type, status, winner_id, completed_at)
    values (:ann, 'vocab', 'completed', :ben, now())`,
  'a result that its status forbids': `insert into matches (player1_id, skill_type, status, completed_at)
    values (:ann, 'vocab', 'completed', null)`,
  'a rating that is not the sum of its changes': 'update profiles set elo_vocab = 1016 where id = :ann',
  'rated matches that are not the number of changes': 'update profiles set rated_grammar = 1 where id = :ann',
  'a rated match without a change for each, or an unrated one with any': `${RATED};
    ${CHANGE} values ('${MATCH}', :ann, 'vocab', 1000, 16, 32, 0.5, 1)`,
  'a rated match that was given up before both had answered': `${RATED};
    update matches set player1_score = 1;
    insert into app.match_events (match_id, seq, player, kind, at) values ('${MATCH}', 1, 1, 'resign', now())`,
  'a change that does not start from the rating before it': `${RATED};
    ${CHANGE} values ('${MATCH}', :ann, 'vocab', 1016, 16, 32, 0.5, 1)`,
  'usage that is not the number of completed matches of the day': RATED,
  'characters used that are not those of the charged texts': `insert into daily_usage (person, date, characters)
    values (:ann, (app_now() at time zone 'utc')::date, 5)`,
  'a daily question that was open for too long, or before its turn': `
    insert into app.daily_rounds (date, grade, seed, questions)
      values ('2026-01-01', 'a1', decode(repeat('00', 32), 'hex'), '[1, 2, 3]');
    insert into daily_tries (user_id, date, grade) values (:ann, '2026-01-01', 'a1');
    insert into daily_answers (user_id, date, number, opened_at, closed_at, option_id, correct)
      values (:ann, '2026-01-01', 1, now(), now() + interval '60 seconds', 'a', true)`,
  'statistics that the matches do not bear out': 'update profiles set wins = 1, total_matches = 1 where id = :ann',
  'a row of a deleted user': `insert into daily_usage (person, date) values (gen_random_uuid(), '2026-01-01')`,
}

let context: TestDatabase
let players: { ann: string; ben: string }
beforeAll(async () => {
  context = await createTestDatabase()
  players = { ann: await createUser(context.database), ben: await createUser(context.database) }
  await context.database.tx(OWNER, (tx) =>
    tx.sql('insert into profiles (id) values ($1), ($2)', Object.values(players)),
  )
})
afterAll(() => context.remove())

/** What is broken after these statements, which are then undone. */
async function brokenBy(statements: string): Promise<BrokenInvariants> {
  let broken: BrokenInvariants = {}
  const plantAndLook = async (tx: Transaction) => {
    await tx.script(statements.replaceAll(':ann', `'${players.ann}'`).replaceAll(':ben', `'${players.ben}'`))
    broken = await brokenIn(tx)
    throw new Undone()
  }
  await expect(context.database.tx(OWNER, plantAndLook)).rejects.toThrow(Undone)
  return broken
}

class Undone extends Error {}

describe('After every run', () => {
  test('nothing is broken in books that are in order', async () => {
    expect(await brokenInvariants(context.database)).toEqual({})
  })

  test.each(INVARIANTS)('this is found: %s', async (name) => {
    const statements = VIOLATIONS[name]
    if (statements === undefined) throw new Error('Nothing is planted that breaks this invariant')
    expect(Object.keys(await brokenBy(statements))).toContain(name)
  })

  test('a charged text without a character used is found', async () => {
    const broken = await brokenBy(
      `insert into app.charged_texts (person, date, text_hash, characters)
       values (:ann, (app_now() at time zone 'utc')::date, 'x', 5)`,
    )
    expect(Object.keys(broken)).toEqual(['characters used that are not those of the charged texts'])
  })

  test('a lost rating change is found: two that start from the same rating', async () => {
    const broken = await brokenBy(`
      alter table rating_changes drop constraint rating_changes_pkey;
      ${RATED};
      ${CHANGE} values ('${MATCH}', :ann, 'vocab', 1000, 16, 32, 0.5, 1), ('${MATCH}', :ann, 'vocab', 1000, -16, 32, 0.5, 0)`)
    expect(Object.keys(broken)).toContain('a change that does not start from the rating before it')
  })

  test.each([
    [
      'the charged texts',
      `insert into app.charged_texts (person, date, text_hash) values (gen_random_uuid(), '2026-01-01', 'x')`,
    ],
    [
      'a table whose foreign key is gone',
      `alter table app.admins drop constraint admins_user_id_fkey; insert into app.admins (user_id) values (gen_random_uuid())`,
    ],
    [
      'a new table without a foreign key',
      'create table app.badges (owner uuid); insert into app.badges values (gen_random_uuid())',
    ],
  ])('a row of a deleted user is found in %s', async (_where, statements) => {
    expect(await brokenBy(statements)).toHaveProperty(['a row of a deleted user'])
  })
})
