import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { type Duel, type MatchStage, openMatchStage, optionId, RefusedCall } from '#tests/support/matchStage.ts'

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage()
})
afterAll(() => stage.close())

/** Both press Start Match after one second: the first question opens at 4. */
async function begun(options?: Parameters<MatchStage['duel']>[0]): Promise<Duel> {
  const duel = await stage.duel(options)
  await stage.at(1)
  await duel.ann.ready()
  await duel.ben.ready()
  return duel
}

async function refusal(work: Promise<unknown>): Promise<{ status: number; code: unknown }> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof RefusedCall) return { status: error.status, code: error.code }
  throw new Error(`Expected a refusal, got ${String(error)}`)
}

describe('before the questions', () => {
  test('the match starts when both have pressed, three seconds later', async () => {
    const { ann, ben } = await stage.duel()
    await stage.at(2)
    expect(await ann.ready()).toMatchObject({
      phase: 'ready',
      match: { status: 'ready', players: [{ ready: true }, { ready: false }] },
    })
    await stage.at(3)
    expect(await ben.ready()).toMatchObject({ phase: 'countdown', match: { status: 'playing' }, question: null })
    await stage.at(5.999)
    expect(await ann.state()).toMatchObject({ phase: 'countdown', question: null })
    await stage.at(6)
    expect(await ann.state()).toMatchObject({ phase: 'question', question: { number: 1 } })
  })

  test('when one never presses, the other one searches again with the waiting time kept', async () => {
    const { id, ann, ben } = await stage.duel()
    await stage.database.tx(SERVICE, (tx) =>
      tx.sql(`update match_queue set waiting_since = app_now() - interval '12 seconds' where match_id = $1`, [id]),
    )
    await stage.at(2)
    await ann.ready()
    await stage.at(20)
    expect((await ann.state()).result).toMatchObject({ reason: 'void', winner_id: null, rated: false, requeued: true })
    expect((await ben.state()).result).toMatchObject({ requeued: false })
    const seats = await stage.database.tx(SERVICE, (tx) =>
      tx.sql(
        `select user_id, match_id, extract(epoch from app_now() - joined_at)::int as joined,
           extract(epoch from app_now() - waiting_since)::int as waited from match_queue where user_id in ($1, $2)`,
        [ann.id, ben.id],
      ),
    )
    expect(seats).toEqual([{ user_id: ann.id, match_id: null, joined: 0, waited: 12 }])
    expect(await booksOf(id)).toMatchObject({ status: 'void', changes: 0, usage: 0 })
  })

  test('Start Match after 20 seconds is late, pressing it twice is once', async () => {
    const { ann, ben } = await stage.duel()
    await stage.at(1)
    await ann.ready()
    expect((await ann.ready()).seq).toBe(1)
    await stage.at(20)
    expect(await refusal(ben.ready())).toEqual({ status: 409, code: 'late' })
  })
})

describe('a question', () => {
  test('belongs to whoever answers right first; the other one is told by how much they were late', async () => {
    const { ann, ben } = await begun()
    await stage.at(10)
    const [annsId, bensId] = [optionId(await ann.state(), 'right'), optionId(await ben.state(), 'right')]
    expect(await ann.answer(1, annsId)).toMatchObject({
      phase: 'feedback',
      score: [1, 0],
      your_answer: { correct: true },
      feedback: { point: 1, margin_ms: null, picks: [annsId, null] },
    })
    await stage.at(10.043)
    expect(await refusal(ben.answer(1, bensId))).toEqual({ status: 409, code: 'late' })
    expect(await ben.state()).toMatchObject({
      score: [1, 0],
      your_answer: null,
      feedback: { point: 1, margin_ms: 43, picks: [annsId, null] },
    })
  })

  test('answered wrong stays open for the opponent, who sees that it was answered and nothing more', async () => {
    const { ann, ben } = await begun()
    await stage.at(10)
    expect(await ann.answer(1, 'wrong')).toMatchObject({
      phase: 'question',
      your_answer: { correct: false },
      feedback: null,
    })
    const seen = await ben.state()
    expect(seen).toMatchObject({ phase: 'question', opponent_answered: true, your_answer: null, feedback: null })
    await stage.at(12)
    await ben.answer(1, 'right')
    expect(await ann.state()).toMatchObject({ score: [0, 1], feedback: { point: 2 } })
  })

  test('closes when both are wrong, and after two seconds the next one opens', async () => {
    const { ann, ben } = await begun()
    await stage.at(10)
    await ann.answer(1, 'wrong')
    expect(await ben.answer(1, 'wrong')).toMatchObject({ phase: 'feedback', feedback: { point: null } })
    await stage.at(11.999)
    expect(await ann.state()).toMatchObject({ phase: 'feedback', question: { number: 1 } })
    await stage.at(12)
    expect(await ann.state()).toMatchObject({ phase: 'question', question: { number: 2 } })
  })

  test('closes after 60 seconds, and after one second the next one opens', async () => {
    const { ann } = await begun()
    await stage.at(63.999)
    expect(await ann.state()).toMatchObject({ phase: 'question' })
    await stage.at(64)
    expect(await ann.state()).toMatchObject({ phase: 'feedback', feedback: { point: null, picks: [null, null] } })
    await stage.at(65)
    expect(await ann.state()).toMatchObject({ phase: 'question', question: { number: 2 } })
  })

  test('an answer twice is the first outcome again, whatever it says', async () => {
    const { ann } = await begun()
    await stage.at(10)
    const wrong = await ann.answer(1, 'wrong')
    const again = await ann.answer(1, 'right')
    expect(again).toMatchObject({ your_answer: wrong.your_answer, score: [0, 0], seq: wrong.seq })
  })

  test('an answer is late from the deadline on and early to the millisecond before the opening', async () => {
    const { ann, ben } = await begun()
    await stage.at(3.999)
    expect(await refusal(ann.answer(1, 'any'))).toEqual({ status: 425, code: 'not_open' })
    await stage.at(4)
    const right = optionId(await ann.state(), 'right')
    expect(await refusal(ann.answer(2, right))).toEqual({ status: 425, code: 'not_open' })
    await stage.at(64)
    expect(await refusal(ann.answer(1, right))).toEqual({ status: 409, code: 'late' })
    await stage.at(65)
    expect(await refusal(ben.answer(1, right))).toEqual({ status: 409, code: 'late' })
  })

  test('has options in an order and with ids that stay the same after a reload, with other ids in another match', async () => {
    const one = await begun()
    await stage.at(5)
    const first = (await one.ann.state()).question
    expect((await one.ann.state()).question).toEqual(first)
    const bens = (await one.ben.state()).question
    expect(bens?.options.map(({ id }) => id).toSorted()).toEqual(first?.options.map(({ id }) => id).toSorted())
    const two = await begun()
    await stage.at(5)
    const others = (await two.ann.state()).question?.options.map(({ id }) => id) ?? []
    expect(first?.options.some(({ id }) => others.includes(id))).toBe(false)
  })

  test('of listening is loaded ahead by an address, and its transcript comes with the answer', async () => {
    const { ann, ben } = await stage.duel({ skill: 'listening' })
    await stage.at(1)
    expect((await ann.ready()).next_audio_url).toBeNull()
    const { next_audio_url: ahead } = await ben.ready()
    await stage.at(4)
    const open = await ann.state()
    expect(open.question?.audio_url).toBe(ahead)
    expect(JSON.stringify(open)).not.toContain('번 문제')
    expect((await ann.answer(1, 'right')).feedback?.transcript).toContain('번 문제')
  })
})

describe('the end', () => {
  test('after three questions, in the books exactly once', async () => {
    const duel = await begun()
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
    expect(await booksOf(duel.id)).toEqual({ status: 'completed', changes: 2, usage: 2, seats: 0, seen: 6 })
    expect(await profileOf(duel.ann.id)).toMatchObject({ elo: 1_032, matches: 1, wins: 1, streak: 1, best: 1 })
    expect(await profileOf(duel.ben.id)).toMatchObject({ elo: 968, matches: 1, wins: 0, streak: 0, best: 0 })
  })

  test('1–1 is a draw, rated, and leaves the streak', async () => {
    const first = await begun()
    await played(first, ['ann', 'ann', 'ann'])
    await first.ann.state()
    const duel = await begun({ userIds: [first.ann.id, await stage.newcomer()], ratings: [1_032, 1_000] })
    await played(duel, ['ann', 'ben', null])
    expect((await duel.ann.state()).result).toMatchObject({ reason: 'draw', winner_id: null, rated: true })
    expect(await profileOf(duel.ann.id)).toMatchObject({ matches: 2, wins: 1, streak: 1, best: 1 })
  })

  test('0–0 is a draw that no rating notices', async () => {
    const duel = await begun()
    await stage.at(300)
    expect((await duel.ben.state()).result).toMatchObject({
      reason: 'draw',
      rated: false,
      ratings: [{ delta: 0 }, { delta: 0 }],
    })
    expect(await booksOf(duel.id)).toMatchObject({ status: 'completed', changes: 0, usage: 2 })
  })

  test('resigning loses', async () => {
    const { ann, ben } = await begun()
    expect(await refusal(ann.resign())).toEqual({ status: 425, code: 'not_open' })
    await stage.at(10)
    expect((await ann.resign()).result).toMatchObject({ reason: 'resigned', winner_id: ben.id, rated: true })
    expect((await ann.resign()).result).toMatchObject({ winner_id: ben.id })
  })

  test('resigning after two points changes nothing', async () => {
    const duel = await begun()
    await played(duel, ['ann', 'ann'])
    expect((await duel.ann.resign()).result).toMatchObject({ reason: 'points', winner_id: duel.ann.id })
  })

  test('both may stop once a winner stands', async () => {
    const duel = await begun()
    await stage.at(6)
    expect(await refusal(duel.ann.stop())).toEqual({ status: 409, code: 'no_winner' })
    await played(duel, ['ben', 'ben'])
    expect(await duel.ann.stop()).toMatchObject({ stops: [true, false], result: null })
    expect((await duel.ben.stop()).result).toMatchObject({ reason: 'points', winner_id: duel.ben.id, player2_score: 2 })
  })

  test('a streak grows with wins, ends with a loss, and its best stays', async () => {
    const champion = await stage.newcomer()
    for (const winner of ['ann', 'ann', 'ben'] as const) {
      const { elo } = await profileOf(champion)
      const duel = await begun({ userIds: [champion, await stage.newcomer()], ratings: [elo, 1_000] })
      await played(duel, [winner, winner, winner])
      await duel.ben.state()
    }
    expect(await profileOf(champion)).toMatchObject({ matches: 3, wins: 2, streak: 0, best: 2 })
  })

  test('against the same opponent K halves within a day, and the fourth match is unrated', async () => {
    const first = await begun()
    const [one, two] = [first.ann.id, first.ben.id]
    await played(first, ['ann', 'ann', 'ann'])
    const ks = [await kOf(first)]
    for (let match = 2; match <= 4; match += 1) {
      const duel = await begun({ userIds: [two, one] })
      await played(duel, ['ann', 'ann', 'ann'])
      ks.push(await kOf(duel))
    }
    expect(ks).toEqual([64, 32, 16, null])
  })
})

describe('leaving', () => {
  test('after five seconds the opponent sees it, after fifteen more the win may be claimed', async () => {
    const { id, ann, ben } = await begun()
    await stage.at(5)
    await ben.state()
    await stage.at(10)
    expect((await ann.state()).match.players[1].connected).toBe(true)
    await stage.at(10.001)
    expect(await ann.state()).toMatchObject({ can_claim: false, match: { players: [{}, { connected: false }] } })
    await stage.at(25)
    expect(await refusal(ann.claim())).toEqual({ status: 409, code: 'not_absent' })
    await stage.at(25.001)
    expect(await ann.state()).toMatchObject({ can_claim: true })
    expect((await ann.claim()).result).toMatchObject({ reason: 'abandoned', winner_id: ann.id, rated: true })
    expect(await booksOf(id)).toMatchObject({ status: 'completed', seats: 0 })
  })

  test('an absent player is taken as having answered wrong', async () => {
    const { ann } = await begun()
    await stage.at(7)
    await ann.answer(1, 'wrong')
    await stage.at(22)
    expect(await ann.state()).toMatchObject({ phase: 'feedback', question: { number: 1 }, feedback: { point: null } })
  })

  test('coming back before the claim resumes', async () => {
    const { ann, ben } = await begun()
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

async function booksOf(matchId: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await stage.database.tx(SERVICE, (tx) =>
    tx.sql<Record<string, unknown>>(
      `select m.status,
         (select count(*) from rating_changes c where c.match_id = m.id) as changes,
         (select coalesce(sum(matches_played), 0) from daily_usage where person in (m.player1_id::text, m.player2_id::text)) as usage,
         (select count(*) from match_queue q where q.match_id = m.id) as seats,
         (select count(*) from app.seen_questions s where s.user_id in (m.player1_id, m.player2_id)) as seen
       from matches m where m.id = $1`,
      [matchId],
    ),
  )
  return row
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
