import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { LONGEST_MATCH_MS } from '#match/matchTimes.ts'
import { replay } from '#match/replay.ts'
import { actOnMatch, readMatchState } from '#match/server/actOnMatch.ts'
import { finalizeMatch } from '#match/server/finalizeMatch.ts'
import { confirmResult } from '#match/server/matchResult.ts'
import { appendEvent, loadMatch, lockMatch } from '#match/server/matchStore.ts'
import { sweepMatches } from '#match/server/sweepMatches.ts'
import { settleMatch } from '#match/server/visitMatch.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Duel, type MatchStage, openMatchStage, optionId } from '#tests/support/arena/matchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { CROWD_REPETITIONS, RACE_REPETITIONS } from '#tests/support/repetitions.ts'

const AT_ONCE = 50

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage()
})
afterAll(() => stage.close())
afterEach(() => expectInvariants(stage.database))

/** The actions of a player, called directly and not over HTTP, because the race is in the database. */
function as(duel: Duel, player: 'ann' | 'ben') {
  const who = { matchId: duel.id, userId: duel[player].id }
  return {
    state: () => readMatchState(stage.dependencies, who),
    act: (kind: 'ready' | 'resign') => actOnMatch(stage.dependencies, who, { kind }),
    async answer(choice: string) {
      const option = optionId(await readMatchState(stage.dependencies, who), choice)
      return () => actOnMatch(stage.dependencies, who, { kind: 'answer', questionNo: 1, optionId: option })
    },
  }
}

async function begun(): Promise<Duel> {
  const duel = await stage.duel()
  await stage.at(1)
  await Promise.all([as(duel, 'ann').act('ready'), as(duel, 'ben').act('ready')])
  await stage.at(10)
  return duel
}

test(`of two right answers at the same instant, one wins the point and the other is late, ${RACE_REPETITIONS} times`, async () => {
  for (let run = 0; run < RACE_REPETITIONS; run += 1) {
    const duel = await begun()
    const answers = [await as(duel, 'ann').answer('right'), await as(duel, 'ben').answer('right')]
    const outcomes = await Promise.allSettled(answers.map((answer) => answer()))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const late = outcomes.find((outcome) => outcome.status === 'rejected')?.reason
    expect(late).toBeInstanceOf(Problem)
    expect(late).toMatchObject({ status: 409, code: 'late' })
    const winner = outcomes[0]?.status === 'fulfilled' ? 1 : 2
    expect((await as(duel, 'ann').state()).feedback).toMatchObject({ point: winner, margin_ms: 0 })
    await as(duel, 'ann').act('resign')
  }
}, 240_000)

test(`the same answer from two tabs counts once, ${RACE_REPETITIONS} times`, async () => {
  for (let run = 0; run < RACE_REPETITIONS; run += 1) {
    const duel = await begun()
    const answers = [await as(duel, 'ann').answer('wrong'), await as(duel, 'ann').answer('right')]
    const seen = await Promise.all(answers.map((answer) => answer()))
    expect(seen[0]?.your_answer).toEqual(seen[1]?.your_answer)
    await as(duel, 'ben').act('resign')
  }
}, 240_000)

test(`if both resign at once, one of them loses, ${RACE_REPETITIONS} times`, async () => {
  for (let run = 0; run < RACE_REPETITIONS; run += 1) {
    const duel = await begun()
    const [one, two] = await Promise.all([as(duel, 'ann').act('resign'), as(duel, 'ben').act('resign')])
    expect(one.result).toMatchObject({ reason: 'resigned', winner_id: two.result?.winner_id })
  }
}, 240_000)

test(`50 simultaneous polls of a match that is over close it once, ${CROWD_REPETITIONS} times`, async () => {
  for (let run = 0; run < CROWD_REPETITIONS; run += 1) {
    const duel = await begun()
    await stage.at(300)
    const looks = Array.from({ length: AT_ONCE }, (_, index) =>
      [
        () => as(duel, 'ann').state(),
        () => as(duel, 'ben').state(),
        () => sweepMatches(stage.database, stage.dependencies.publish),
        () => stage.database.tx(SERVICE, (tx) => settleMatch(tx, duel.id)),
      ][index % 4]?.(),
    )
    await Promise.all(looks)
    expect((await stage.database.tx(SERVICE, (tx) => loadMatch(tx, duel.id)))?.status).toBe('completed')
  }
}, 240_000)

test('50 elo-update calls at once with the same result get the same response', async () => {
  const duel = await begun()
  await as(duel, 'ann').act('resign')
  const claimed = { match_id: duel.id, winner_id: duel.ben.id, player1_score: 0, player2_score: 0 }
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => confirmResult(stage.database, claimed, duel.ann.id)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, server_now: '' }))).size).toBe(1)
})

test('the result of a match is applied exactly once: recording it twice changes nothing', async () => {
  const duel = await begun()
  for (const player of ['ann', 'ben'] as const) await (await as(duel, player).answer('wrong'))()
  const before = await stage.database.tx(SERVICE, (tx) => loadMatch(tx, duel.id))
  if (!before) throw new Error('no match')
  await as(duel, 'ann').act('resign')
  await stage.database.tx(SERVICE, (tx) =>
    finalizeMatch(tx, before, replay(before, before.events, before.now + LONGEST_MATCH_MS)),
  )
  expect((await as(duel, 'ann').state()).result).toMatchObject({ reason: 'resigned', rated: true })
})

test('a poll at the deadline waits for an answer that is being written, so a point never appears after it was shown as missed', async () => {
  const duel = await begun()
  await stage.at(62)
  await Promise.all([as(duel, 'ann').state(), as(duel, 'ben').state()])
  await stage.at(64)
  let shown: unknown
  const reading = await stage.database.tx(SERVICE, async (tx) => {
    await lockMatch(tx, duel.id)
    const match = await loadMatch(tx, duel.id)
    if (!match) throw new Error('no match')
    const inTime = { ...match, now: match.now - 1 }
    await appendEvent(tx, inTime, 0, { kind: 'answer', questionNo: 1, optionId: 'x', correct: true })
    const state = as(duel, 'ben').state()
    state.then((value) => {
      shown = value
    })
    while (stage.database.engine === 'postgresql' && !shown && !(await hasWaiter(tx)));
    return { state }
  })
  expect((await reading.state).score).toEqual([1, 0])
  await as(duel, 'ann').act('resign')
})

test('a user who is not in the match is refused without waiting for its lock', async () => {
  const duel = await begun()
  const userId = await stage.newcomer()
  const { refused } = await stage.database.tx(SERVICE, async (tx) => {
    await lockMatch(tx, duel.id)
    const asked = actOnMatch(stage.dependencies, { matchId: duel.id, userId }, { kind: 'resign' })
    const refused = expect(asked).rejects.toMatchObject({ status: 403, code: 'not_a_player' })
    // The embedded database runs one transaction at a time.
    if (stage.database.engine === 'postgresql') await refused
    return { refused }
  })
  await refused
  await as(duel, 'ann').act('resign')
})

async function hasWaiter(tx: Transaction): Promise<boolean> {
  return (await tx.sql('select 1 as one from pg_locks where not granted')).length > 0
}
