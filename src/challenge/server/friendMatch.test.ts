import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { actOnMatch, readMatchState } from '#match/server/actOnMatch.ts'
import { OWNER, SERVICE } from '#platform/server/database/database.ts'
import { readHistory } from '#progress/server/matchHistory.ts'
import { type ChallengeStage, openChallengeStage } from '#tests/support/arena/challengeStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'

let stage: ChallengeStage
beforeAll(async () => {
  stage = await openChallengeStage()
})
afterAll(() => stage.close())
afterEach(() => expectInvariants(stage.database))

function sql<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return stage.database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))
}

/** Everything that a match may change about a player, except the day's usage. */
async function recordsOf(userId: string): Promise<unknown> {
  const [records] = await sql(
    `select elo_vocab, rated_vocab, total_matches, wins, current_streak, best_streak,
       (select count(*) from rating_changes where user_id = p.id) as changes
     from profiles p where id = $1`,
    [userId],
  )
  return records
}

const UNTOUCHED = {
  elo_vocab: 1000,
  rated_vocab: 0,
  total_matches: 0,
  wins: 0,
  current_streak: 0,
  best_streak: 0,
  changes: 0,
}

async function usedToday(userId: string): Promise<unknown> {
  return (
    await sql<{ used: number }>('select matches_played as used from daily_usage where person = $1::text', [userId])
  )[0]?.used
}

describe.each([
  { challenger: false, friend: false },
  { challenger: true, friend: false },
  { challenger: false, friend: true },
])('a match of friends who do not both want it rated (%o)', (wishes) => {
  test('changes no rating, ledger, statistic, streak or learned difficulty, but counts as one of today’s matches for both', async () => {
    const { matchId, ann, ben } = await stage.friends(wishes)
    await stage.resignedBy(matchId, ann, ben)
    const state = await readMatchState(stage.dependencies, { matchId, userId: ann })
    expect(state.match).toMatchObject({ between_friends: true, counts: false })
    expect(state.result).toMatchObject({ reason: 'resigned', winner_id: ann, rated: false })
    expect(state.result?.ratings.map(({ delta }) => delta)).toEqual([0, 0])
    for (const userId of [ann, ben]) {
      expect(await recordsOf(userId)).toEqual(UNTOUCHED)
      expect(await usedToday(userId)).toBe(1)
    }
    expect(await sql('select from app.question_ratings')).toEqual([])
    expect(
      await sql('select wants_rated, friend_wants_rated from app.challenges where match_id = $1', [matchId]),
    ).toEqual([{ wants_rated: wishes.challenger, friend_wants_rated: wishes.friend }])
  })

  test('is in the history of both players as won or lost, without a rating change', async () => {
    const { matchId, ann, ben } = await stage.friends(wishes)
    await stage.resignedBy(matchId, ann, ben)
    const newest = async (userId: string) =>
      (await stage.database.tx(SERVICE, (tx) => readHistory(tx, userId, { limit: 1 }))).matches[0]
    expect(await newest(ann)).toMatchObject({ id: matchId, outcome: 'won', delta: null })
    expect(await newest(ben)).toMatchObject({ id: matchId, outcome: 'lost', delta: null })
  })
})

test('a match that both friends want rated is rated like any other', async () => {
  const { matchId, ann, ben } = await stage.friends({ challenger: true, friend: true })
  await stage.resignedBy(matchId, ann, ben)
  const state = await readMatchState(stage.dependencies, { matchId, userId: ann })
  expect(state.match).toMatchObject({ between_friends: true, counts: true })
  expect(state.result).toMatchObject({ rated: true })
  expect(await recordsOf(ann)).toMatchObject({
    elo_vocab: 1032,
    total_matches: 1,
    wins: 1,
    current_streak: 1,
    changes: 1,
  })
  expect(await recordsOf(ben)).toMatchObject({ elo_vocab: 968, total_matches: 1, wins: 0, changes: 1 })
})

test.each([true, false])('a rematch between friends is rated if the first match was (%s)', async (rated) => {
  const { matchId, ann, ben } = await stage.friends({ challenger: rated, friend: rated })
  await stage.resignedBy(matchId, ann, ben)
  const duel = { id: matchId, ann: { id: ann }, ben: { id: ben } } as Parameters<ChallengeStage['ask']>[0]
  await stage.ask(duel, 'ann')
  const answer = await stage.ask(duel, 'ben')
  if (answer.status !== 'matched') throw new Error(answer.status)
  const state = await readMatchState(stage.dependencies, { matchId: answer.match_id, userId: ann })
  expect(state.match).toMatchObject({ between_friends: true, counts: rated })
  await stage.resignedBy(answer.match_id, ann, ben)
})

test('a friend whose opponent never presses Start Match does not search for other opponents', async () => {
  const { matchId, ann, ben } = await stage.friends({ challenger: true, friend: true })
  await stage.later(1)
  await actOnMatch(stage.dependencies, { matchId, userId: ben }, { kind: 'ready' })
  await stage.later(20)
  const called = await readMatchState(stage.dependencies, { matchId, userId: ben })
  expect(called.result).toMatchObject({ reason: 'void', rated: false, requeued: false })
  expect(await sql('select from match_queue')).toEqual([])
  expect(await usedToday(ann)).toBeUndefined()
})
