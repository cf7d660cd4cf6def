import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { APART_MS, MOST_APART_OPEN } from '#challenge/apart.ts'
import type { ApartState, BegunApart, OwnApartDuels } from '#challenge/apartContract.ts'
import { apartFunctions } from '#challenge/server/apartFunctions.ts'
import { sweepChallenges } from '#challenge/server/challengeStore.ts'
import { SECOND_MS } from '#kit/time.ts'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import type { DuelState, UntimedState } from '#practice/practiceContract.ts'
import { EXPLANATION, optionId } from '#tests/support/arena/matchStage.ts'
import { openPracticeStage, type PracticePlayer, type PracticeStage } from '#tests/support/arena/practiceStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let stage: PracticeStage
let api: DataApi
let ann: PracticePlayer
let ben: PracticePlayer
beforeAll(async () => {
  stage = await openPracticeStage()
  api = await startDataApi(stage.matches.database, { functions: apartFunctions(stage.dependencies) })
  ann = await stage.practicePlayer()
  ben = await stage.practicePlayer()
})
beforeEach(() => stage.rows('delete from app.rate_limits'))
afterAll(async () => {
  await expectInvariants(stage.matches.database)
  expect([...stage.api.failures, ...api.failures]).toEqual([])
  await api.close()
  await stage.close()
})

/** Calls an endpoint of duels apart, as this player or as a visitor. */
async function call<Answer>(
  name: string,
  body: object,
  player?: PracticePlayer,
): Promise<{ status: number; body: Answer }> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await api.request(`/functions/v1/${name}`, init, player?.id)
  return { status: answer.status, body: (await answer.json()) as Answer }
}

const begin = async (player: PracticePlayer) =>
  (await call<BegunApart>('apart-begin', { skill_type: 'vocab' }, player)).body
const stateOf = async (code: string, player?: PracticePlayer) =>
  (await call<ApartState>('apart-state', { code }, player)).body
const listOf = async (player: PracticePlayer) => (await call<OwnApartDuels>('apart-list', {}, player)).body.duels

/** Plays the opening: each answer comes after so many seconds. Ends on the given second. */
async function playOpening(
  player: PracticePlayer,
  { practice_id }: BegunApart,
  answers: readonly [number, 'right' | 'wrong'][],
) {
  let second = 0
  for (const [index, [after, choice]] of answers.entries()) {
    second += after
    await stage.at(second)
    const state = (await player.call('untimed-state', { practice_id })).body as unknown as UntimedState
    const answer = { practice_id, question_no: index + 1, option_id: optionId(state, choice) }
    expect((await player.call('untimed-answer', answer)).status).toBe(200)
    await player.call('untimed-next', { practice_id })
  }
}

async function played(player = ann): Promise<BegunApart> {
  await stage.later()
  const begun = await begin(player)
  await playOpening(player, begun, [
    [5, 'right'],
    [8, 'wrong'],
    [70, 'right'],
  ])
  return begun
}

async function duelOf(player: PracticePlayer, practice_id: string, name = 'state', more = {}): Promise<DuelState> {
  const answer = await player.call(`practice-${name}`, { practice_id, ...more })
  expect(answer.status, name).toBe(200)
  return answer.body as unknown as DuelState
}

describe('a duel apart', () => {
  test('is played by the challenger at once and by the friend later, against the same questions and the recorded times', async () => {
    const opening = await played()
    expect(await stateOf(opening.code)).toMatchObject({ status: 'open', own: false, practice_id: null })
    expect(await listOf(ann)).toMatchObject([{ code: opening.code, status: 'open', friend: null, score: null }])

    await stage.later()
    const { body: mine } = await call<BegunApart>('apart-answer', { code: opening.code }, ben)
    expect((await call<BegunApart>('apart-answer', { code: opening.code }, ben)).body).toEqual(mine)
    await duelOf(ben, mine.practice_id, 'ready')
    const asked = await stage.rows(
      'select practice_id, array_agg(question_id order by number) as ids from app.practice_questions where practice_id = any($1) group by 1',
      [[opening.practice_id, mine.practice_id]],
    )
    expect(asked).toHaveLength(2)
    expect(asked[0]?.ids).toEqual(asked[1]?.ids)

    // The first question opens three seconds after the start; the recorded answer comes five seconds later.
    await stage.at(3 + 4.9)
    expect(await duelOf(ben, mine.practice_id)).toMatchObject({ opponent_answered: false, score: [0, 0] })
    await stage.at(3 + 5.1)
    const beaten = await duelOf(ben, mine.practice_id)
    expect(beaten).toMatchObject({ score: [0, 1], opponent: { kind: 'recording' } })
    await duelOf(ben, mine.practice_id, 'next', { question_no: 1 })
    await stage.at(12)
    for (const number of [2, 3]) {
      const option_id = optionId(await duelOf(ben, mine.practice_id), 'right')
      await duelOf(ben, mine.practice_id, 'answer', { question_no: number, option_id })
      await duelOf(ben, mine.practice_id, 'next', { question_no: number })
      await stage.at(12 + 10 * (number - 1))
    }
    expect(await duelOf(ben, mine.practice_id)).toMatchObject({
      result: { player1_score: 2, player2_score: 1, rated: false },
    })
    expect(await listOf(ann)).toMatchObject([{ status: 'answered', score: [1, 2] }])
    expect(
      await stage.rows('select elo_vocab, total_matches from profiles where id = any($1)', [[ann.id, ben.id]]),
    ).toEqual([
      { elo_vocab: 1_000, total_matches: 0 },
      { elo_vocab: 1_000, total_matches: 0 },
    ])
  })

  test('cannot be answered before it is played, twice, by its challenger, or after a week', async () => {
    await stage.later()
    const cem = await stage.practicePlayer()
    const begun = await begin(cem)
    const refused = async (player: PracticePlayer, code = begun.code) => {
      const { status, body } = await call<{ code: string }>('apart-answer', { code }, player)
      return [status, body.code]
    }
    expect(await refused(ben)).toEqual([409, 'challenge_unplayed'])
    await playOpening(cem, begun, [
      [1, 'right'],
      [1, 'right'],
      [1, 'right'],
    ])
    expect(await refused(cem)).toEqual([409, 'own_challenge'])
    const answers = await Promise.all([ann, ben].map((player) => call('apart-answer', { code: begun.code }, player)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])

    const late = await played(cem)
    await stage.at(APART_MS / SECOND_MS + 1)
    expect(await refused(ben, late.code)).toEqual([409, 'challenge_expired'])
    await stage.at(2 * (APART_MS / SECOND_MS) + 1)
    await stage.matches.database.tx(SERVICE, sweepChallenges)
    expect((await call('apart-state', { code: late.code })).status).toBe(404)
  })

  test('can be withdrawn until somebody has answered, and only so many wait at once', async () => {
    await stage.later()
    const dina = await stage.practicePlayer()
    const codes: string[] = []
    for (let count = 0; count < MOST_APART_OPEN; count += 1) codes.push((await begin(dina)).code)
    expect((await call('apart-begin', { skill_type: 'vocab' }, dina)).status).toBe(409)
    expect((await call('apart-withdraw', { code: codes[0] }, ben)).status).toBe(404)
    expect((await call('apart-withdraw', { code: codes[0] }, dina)).status).toBe(200)
    expect((await call('apart-state', { code: codes[0] })).status).toBe(404)
    expect((await call('apart-begin', { skill_type: 'vocab' }, dina)).status).toBe(200)
  })

  test('remains readable when its challenger’s account is deleted', async () => {
    const eva = await stage.practicePlayer()
    const begun = await played(eva)
    const { body: mine } = await call<BegunApart>('apart-answer', { code: begun.code }, ben)
    await duelOf(ben, mine.practice_id, 'ready')
    await deleteAccount(stage.matches.database, eva.id)
    expect(await duelOf(ben, mine.practice_id)).toMatchObject({ result: { reason: 'void' } })
    expect((await call('apart-state', { code: begun.code })).status).toBe(404)
  })
})

describe('an attacker', () => {
  test('learns neither keys, nor answers, nor ids from the link', async () => {
    const begun = await played()
    for (const player of [undefined, ben]) {
      const text = JSON.stringify(await stateOf(begun.code, player))
      for (const secret of [EXPLANATION, 'Question', 'option', begun.practice_id, ann.id])
        expect(text).not.toContain(secret)
    }
    expect((await ben.call('untimed-state', { practice_id: begun.practice_id })).status).toBe(404)
    const { body: mine } = await call<BegunApart>('apart-answer', { code: begun.code }, ben)
    const text = JSON.stringify([await duelOf(ben, mine.practice_id, 'ready')])
    for (const secret of [EXPLANATION, 'correct_option_id', 'opponent_option']) expect(text).not.toContain(secret)
    expect((await ann.call('practice-state', { practice_id: mine.practice_id })).status).toBe(404)
    await call('apart-withdraw', { code: begun.code }, ann)
  })

  test('cannot begin or answer as a visitor, during a match, or with forged fields', async () => {
    const begun = await played()
    expect((await call('apart-begin', { skill_type: 'vocab' })).status).toBe(401)
    expect((await call('apart-answer', { code: begun.code })).status).toBe(401)
    const { ben: playing } = await stage.matches.duel()
    const busy = await stage.practicePlayer(playing.id)
    expect((await call('apart-answer', { code: begun.code }, busy)).status).toBe(409)
    for (const body of [{ code: begun.code, score: 3 }, { code: 'x' }, {}, { code: `${begun.code.toUpperCase()}Z` }]) {
      expect((await call('apart-answer', body, ben)).status).toBe(400)
    }
    expect((await call('apart-answer', { code: '0'.repeat(32) }, ben)).status).toBe(404)
  })
})
