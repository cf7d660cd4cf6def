import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchState } from '#match/matchContract.ts'
import { readMatchState } from '#match/server/actOnMatch.ts'
import { finalizeMatch } from '#match/server/finalizeMatch.ts'
import { courseOf, loadMatch, lockMatch } from '#match/server/matchStore.ts'
import { openMatches } from '#match/server/openMatches.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import type { Bank } from '#questions/bank.ts'
import { booksOf, type Duel, type MatchStage, openMatchStage, refusal } from '#tests/support/arena/matchStage.ts'
import { brokenInvariants } from '#tests/support/database/invariants.ts'
import { withNotes } from '#tests/support/database/withNotes.ts'

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage('ratings')
})
afterAll(() => stage.close())

describe('the end', () => {
  test('after three questions is recorded exactly once', async () => {
    const duel = await stage.begun()
    await played(duel, ['ann', 'ben', 'ann'])
    const { result } = await duel.ann.state()
    expect(result).toMatchObject({
      reason: 'points',
      winner_id: duel.ann.id,
      player1_score: 2,
      player2_score: 1,
      rated: true,
      ratings: [
        { before: 1_000, after: 1_032, delta: 32 },
        { before: 1_000, after: 968, delta: -32 },
      ],
    })
    expect(result?.review.map(({ number, point }) => [number, point])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ])
    expect(await booksOf(stage.database, duel.id)).toEqual({
      status: 'completed',
      changes: 2,
      usage: 2,
      seats: 0,
      seen: 6,
    })
    expect(await profileOf(duel.ann.id)).toMatchObject({ elo: 1_032, matches: 1, wins: 1, streak: 1, best: 1 })
    expect(await profileOf(duel.ben.id)).toMatchObject({ elo: 968, matches: 1, wins: 0, streak: 0, best: 0 })
  })

  test('takes six statements, and is known from then on as it is stored', async () => {
    const duel = await stage.begun()
    await played(duel, ['ann', 'ben', 'ann'])
    const { database, statements } = withNotes(stage.database)
    const ended = await database.tx(SERVICE, async (tx) => {
      await lockMatch(tx, duel.id)
      const match = await loadMatch(tx, duel.id)
      return match && finalizeMatch(tx, match, courseOf(match))
    })
    expect(statements).toHaveLength(6)
    expect(ended).toEqual(await stage.database.tx(SERVICE, (tx) => loadMatch(tx, duel.id)))
    expect(ended).toMatchObject({ status: 'completed', rated: true, players: [{ change: { delta: 32 } }, {}] })
  })

  test('at 1–1 is a rated draw that does not change the streak', async () => {
    const first = await stage.begun()
    await played(first, ['ann', 'ann', 'ann'])
    await first.ann.state()
    const duel = await stage.begun({ userIds: [first.ann.id, await stage.newcomer()], ratings: [1_032, 1_000] })
    await played(duel, ['ann', 'ben', null])
    expect((await duel.ann.state()).result).toMatchObject({ reason: 'draw', winner_id: null, rated: true })
    expect(await profileOf(duel.ann.id)).toMatchObject({ matches: 2, wins: 1, streak: 1, best: 1 })
  })

  test('at 0–0 is an unrated draw', async () => {
    const duel = await stage.begun()
    await stage.at(300)
    expect((await duel.ben.state()).result).toMatchObject({
      reason: 'draw',
      rated: false,
      ratings: [{ delta: 0 }, { delta: 0 }],
    })
    expect(await booksOf(stage.database, duel.id)).toMatchObject({ status: 'completed', changes: 0, usage: 2 })
  })

  test('by resignation is a loss', async () => {
    const { ann, ben } = await stage.begun()
    expect(await refusal(ann.resign())).toEqual({ status: 425, code: 'not_open' })
    await stage.at(10)
    await ann.answer(1, 'wrong')
    await ben.answer(1, 'right')
    expect((await ann.resign()).result).toMatchObject({ reason: 'resigned', winner_id: ben.id, rated: true })
    expect((await ann.resign()).result).toMatchObject({ winner_id: ben.id })
  })

  test('by resignation before both have answered changes no rating, but counts as a match lost', async () => {
    const { id, ann, ben } = await stage.begun()
    await stage.at(10)
    await ben.answer(1, 'right')
    expect((await ann.resign()).result).toMatchObject({
      reason: 'resigned',
      winner_id: ben.id,
      rated: false,
      unrated_because: 'unanswered',
      ratings: [{ delta: 0 }, { delta: 0 }],
    })
    expect(await booksOf(stage.database, id)).toMatchObject({ status: 'completed', changes: 0, usage: 2 })
    expect(await profileOf(ann.id)).toMatchObject({ elo: 1_000, matches: 1, wins: 0, streak: 0 })
    expect(await profileOf(ben.id)).toMatchObject({ elo: 1_000, matches: 1, wins: 1, streak: 1 })
  })

  test('by points is rated even if the loser never answered, so silence saves nobody’s rating', async () => {
    const duel = await stage.begun()
    await played(duel, ['ann', 'ann', 'ann'])
    expect((await duel.ben.state()).result).toMatchObject({ reason: 'points', rated: true, unrated_because: null })
    expect(await profileOf(duel.ben.id)).toMatchObject({ elo: 968 })
  })

  test('by resignation after two points does not change the winner', async () => {
    const duel = await stage.begun()
    await played(duel, ['ann', 'ann'])
    expect((await duel.ann.resign()).result).toMatchObject({ reason: 'points', winner_id: duel.ann.id })
  })

  test('can come early if both agree and there is a winner', async () => {
    const duel = await stage.begun()
    await stage.at(6)
    expect(await refusal(duel.ann.stop())).toEqual({ status: 409, code: 'no_winner' })
    await played(duel, ['ben', 'ben'])
    expect(await duel.ann.stop()).toMatchObject({ stops: [true, false], result: null })
    expect((await duel.ben.stop()).result).toMatchObject({ reason: 'points', winner_id: duel.ben.id, player2_score: 2 })
  })

  test('updates the streak: it grows with wins and ends with a loss, and the best streak stays', async () => {
    const champion = await stage.newcomer()
    for (const winner of ['ann', 'ann', 'ben'] as const) {
      const { elo } = await profileOf(champion)
      const duel = await stage.begun({ userIds: [champion, await stage.newcomer()], ratings: [elo, 1_000] })
      await played(duel, [winner, winner, winner])
      await duel.ben.state()
    }
    expect(await profileOf(champion)).toMatchObject({ matches: 3, wins: 2, streak: 0, best: 2 })
  })

  test('has half the K for each further match against the same opponent within a day, and the fourth match is unrated', async () => {
    const first = await stage.begun()
    const [one, two] = [first.ann.id, first.ben.id]
    await played(first, ['ann', 'ann', 'ann'])
    const ks = [await kOf(first)]
    for (let match = 2; match <= 4; match += 1) {
      const duel = await stage.begun({ userIds: [two, one] })
      await played(duel, ['ann', 'ann', 'ann'])
      ks.push(await kOf(duel))
    }
    expect(ks).toEqual([64, 32, 16, null])
  })
})

describe('a question that the current release no longer contains', () => {
  test('calls the match off when a player polls: nothing counts, and both search again', async () => {
    const duel = await stage.begun()
    await played(duel, ['ann'])
    const state = await stateWithoutQuestion(duel, 3)
    expect(state).toMatchObject({ phase: 'void', score: [1, 0], points: [1, null] })
    expect(state.result).toMatchObject({ reason: 'void', player1_score: 0, rated: false, requeued: true })
    expect((await duel.ben.state()).result).toMatchObject({ reason: 'void', player1_score: 0, requeued: true })
    const seats = { changes: 0, usage: 0, seats: 0, seen: 0 }
    expect(await booksOf(stage.database, duel.id)).toEqual({ status: 'void', ...seats })
    expect(await duel.ann.result({ winner_id: null, player1_score: 0, player2_score: 0 })).toMatchObject({
      rated: false,
    })
    expect((await brokenInvariants(stage.database))['a result that its status forbids']).toBeUndefined()
  })

  test('leaves the win to the player with two points', async () => {
    const duel = await stage.begun()
    await played(duel, ['ann', 'ann'])
    const { result } = await stateWithoutQuestion(duel, 3)
    expect(result).toMatchObject({ reason: 'points', winner_id: duel.ann.id, player1_score: 2, rated: true })
  })
})

/** The match as Ann sees it on a server of a release that no longer has one of its questions. */
async function stateWithoutQuestion({ id, ann }: Duel, number: 1 | 2 | 3): Promise<MatchState> {
  const { bank } = stage.dependencies
  const match = await stage.database.tx(SERVICE, (tx) => loadMatch(tx, id))
  const gone = match?.questionIds[number - 1]
  const smaller: Bank = { ...bank, get: (wanted) => (wanted === gone ? undefined : bank.get(wanted)) }
  return readMatchState(openMatches({ ...stage.dependencies, bank: smaller }), { matchId: id, userId: ann.id })
}

test('the id of a winner whose account was deleted is not stored anywhere', async () => {
  const { id, ann, ben } = await stage.begun()
  await stage.at(10)
  await ben.resign()
  await stage.database.tx(SERVICE, (tx) => tx.sql('delete from auth.users where id = $1', [ann.id]))
  expect(await stage.database.tx(SERVICE, (tx) => tx.sql('select winner_id from matches where id = $1', [id]))).toEqual(
    [{ winner_id: null }],
  )
  expect((await ben.state()).result).toMatchObject({ reason: 'resigned', winner_id: null })
})

describe('leaving', () => {
  test('is visible to the opponent after five seconds, and allows a claim after fifteen more', async () => {
    const { id, ann, ben } = await stage.begun()
    await stage.at(5)
    await ben.answer(1, 'wrong')
    await stage.at(10)
    expect((await ann.state()).match.players[1].connected).toBe(true)
    await stage.at(10.001)
    expect(await ann.state()).toMatchObject({ can_claim: false, match: { players: [{}, { connected: false }] } })
    await stage.at(25)
    expect(await refusal(ann.claim())).toEqual({ status: 409, code: 'not_absent' })
    await stage.at(25.001)
    expect(await ann.state()).toMatchObject({ can_claim: true })
    await ann.answer(1, 'wrong')
    expect((await ann.claim()).result).toMatchObject({ reason: 'abandoned', winner_id: ann.id, rated: true })
    expect(await booksOf(stage.database, id)).toMatchObject({ status: 'completed', seats: 0 })
  })

  test('for too long counts as a wrong answer', async () => {
    const { ann } = await stage.begun()
    await stage.at(7)
    await ann.answer(1, 'wrong')
    await stage.at(22)
    expect(await ann.state()).toMatchObject({ phase: 'feedback', question: { number: 1 }, feedback: { point: null } })
  })

  test('can be undone by coming back before the claim', async () => {
    const { ann, ben } = await stage.begun()
    await stage.at(7)
    await ann.state()
    await stage.at(30)
    expect((await ann.state()).can_claim).toBe(true)
    expect((await ben.state()).match.players[1].connected).toBe(true)
    expect(await refusal(ann.claim())).toEqual({ status: 409, code: 'not_absent' })
    expect(await ben.answer(1, 'right')).toMatchObject({ score: [0, 1] })
  })
})

async function played(duel: Duel, winners: readonly ('ann' | 'ben' | null)[]): Promise<void> {
  let second = 6
  for (const [index, winner] of winners.entries()) {
    await stage.at(second)
    const number = (index + 1) as 1 | 2 | 3
    if (winner) await duel[winner].answer(number, 'right')
    else await Promise.all([duel.ann.answer(number, 'wrong'), duel.ben.answer(number, 'wrong')])
    second += 3
  }
  await stage.at(second)
}

async function kOf(duel: Duel): Promise<number | null> {
  await duel.ann.state()
  const rows = await stage.database.tx(SERVICE, (tx) =>
    tx.sql<{ k: number }>('select k from rating_changes where match_id = $1 and user_id = $2', [duel.id, duel.ann.id]),
  )
  return rows[0]?.k ?? null
}

async function profileOf(
  id: string,
): Promise<{ elo: number; matches: number; wins: number; streak: number; best: number }> {
  const [row] = await stage.database.tx(SERVICE, (tx) =>
    tx.sql<{ elo: number; matches: number; wins: number; streak: number; best: number }>(
      `select elo_vocab as elo, total_matches as matches, wins, current_streak as streak, best_streak as best
       from profiles where id = $1`,
      [id],
    ),
  )
  if (!row) throw new Error('no profile')
  return row
}
