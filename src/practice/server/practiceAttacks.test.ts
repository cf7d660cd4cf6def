import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { EXPLANATION, refusal } from '#tests/support/arena/matchStage.ts'
import {
  openPracticeStage,
  type PracticeDuelist,
  type PracticePlayer,
  type PracticeStage,
} from '#tests/support/arena/practiceStage.ts'

const ACTIONS = ['practice-state', 'practice-ready', 'practice-resign']
const NOBODYS = 'c0ffee00-0000-4000-8000-000000000000'

let stage: PracticeStage
let ann: PracticePlayer
let ben: PracticePlayer
beforeAll(async () => {
  stage = await openPracticeStage()
  ann = await stage.practicePlayer()
  ben = await stage.practicePlayer()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

async function opened(): Promise<PracticeDuelist> {
  await stage.later()
  const duel = await ann.duel([{ after: 30, choice: 'right' }], { skill: 'listening' })
  await duel.ready()
  await stage.at(4)
  return duel
}

/** Everything that is stored about practices, to show that an attack changed nothing. */
function storedRows(): Promise<string> {
  return stage.matches.database.tx(OWNER, async (tx) =>
    JSON.stringify([
      await tx.sql(`select to_jsonb(p) - 'shown_at' as practice from practices p order by id`),
      await tx.sql('select * from app.practice_questions order by practice_id, number'),
    ]),
  )
}

describe('the answer key', () => {
  test('is hidden from the player until the question has closed, like what the partner will do', async () => {
    const duel = await opened()
    const texts = [JSON.stringify(await duel.state())]
    for (const table of ['practices', 'practice_questions', 'app.practice_questions', 'seen_questions']) {
      texts.push(await (await stage.api.request(`/rest/v1/${table}?select=*`, {}, ann.id)).text())
    }
    texts.push(JSON.stringify((await ann.call('practice-ready', { practice_id: duel.id })).body))
    const readable = texts.join('\n')
    for (const secret of [EXPLANATION, 'Not 0', 'Not 1', '번 문제', 'correct_option_id', 'seed', 'opponent_option']) {
      expect(readable).not.toContain(secret)
    }
    expect(new Set(readable.match(/Question \d+ of listening/g)).size).toBe(1)
  })

  test('to the first question is hidden until the question opens', async () => {
    await stage.later()
    const duel = await ann.duel()
    expect(JSON.stringify([await duel.state(), await duel.ready()])).not.toMatch(/Question \d|right|wrong/)
  })

  test('is shown when its question closes; a wrong answer before that only shows the verdict', async () => {
    const duel = await opened()
    expect(JSON.stringify(await duel.answer(1, 'wrong'))).not.toContain(EXPLANATION)
    await stage.at(33)
    const closed = JSON.stringify(await duel.state())
    expect(closed.match(new RegExp(EXPLANATION, 'g'))).toHaveLength(1)
  })

  test('cannot be looked up during a match, because no practice can begin then', async () => {
    const { ann: playing } = await stage.matches.duel()
    const player = await stage.practicePlayer(playing.id)
    expect(await refusal(player.duel())).toEqual({ status: 409, code: 'in_match' })
    await stage.later()
  })
})

describe('another user', () => {
  test('cannot read or change a practice by its id', async () => {
    const duel = await opened()
    const before = await storedRows()
    for (const practice_id of [duel.id, NOBODYS]) {
      for (const name of ACTIONS) {
        expect(await ben.call(name, { practice_id }), name).toMatchObject({
          status: 404,
          body: { code: 'practice_not_found' },
        })
      }
      const answer = { practice_id, question_no: 1, option_id: 'x' }
      expect((await ben.call('practice-answer', answer)).status).toBe(404)
    }
    expect((await stage.api.client(ben.id).from('practices').select('*')).data).toEqual([])
    expect(await storedRows()).toBe(before)
  })

  test('who is not signed in is asked to sign in', async () => {
    const { id } = await opened()
    for (const name of [...ACTIONS, 'practice-begin', 'practice-answer']) {
      const init = { method: 'POST', body: JSON.stringify({ practice_id: id }) }
      expect((await stage.api.request(`/functions/v1/${name}`, init)).status, name).toBe(401)
    }
  })
})

describe('a player', () => {
  test('cannot answer early, late, or with an option of another question', async () => {
    const duel = await opened()
    const ids = (await duel.state()).question?.options.map(({ id }) => id) ?? []
    const before = await storedRows()
    expect(await refusal(duel.answer(2, ids[0] ?? ''))).toEqual({ status: 425, code: 'not_open' })
    expect(await refusal(duel.answer(1, 'none'))).toEqual({ status: 400, code: 'unknown_option' })
    await stage.at(34)
    for (const id of ids) expect(await refusal(duel.answer(1, id))).toEqual({ status: 409, code: 'late' })
    expect((await duel.state()).score).toEqual([0, 1])
    expect(await storedRows()).toBe(before)
  })

  test('cannot send the time, the player or the correctness of an answer', async () => {
    const duel = await opened()
    const before = await storedRows()
    const option_id = (await duel.state()).question?.options[0]?.id
    for (const forged of [{ at: '2026-01-01T00:00:00Z' }, { user_id: ben.id }, { correct: true }, { player: 1 }]) {
      const body = { practice_id: duel.id, question_no: 1, option_id, ...forged }
      expect(await ann.call('practice-answer', body)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      })
    }
    expect(await storedRows()).toBe(before)
  })

  test.each([399, 2_701, 1_000.5, '1000', undefined])('cannot have a partner of strength %j', async (strength) => {
    expect(await ann.call('practice-begin', { skill_type: 'vocab', strength })).toMatchObject({
      status: 400,
      body: { field: 'strength' },
    })
  })

  test('cannot write to the table of practices', async () => {
    const duel = await opened()
    const before = await storedRows()
    const table = () => stage.api.client(ann.id).from('practices')
    const attempts = [
      table().update({ strength: 400 }).eq('id', duel.id),
      table().insert({ user_id: ann.id, kind: 'partner', skill_type: 'vocab', rating: 1_000, strength: 1_000 }),
      table().delete().eq('id', duel.id),
    ]
    for (const attempt of attempts) expect((await attempt).status).toBe(403)
    expect(await storedRows()).toBe(before)
  })

  test('whose account is deleted leaves no practice behind, and cannot begin one', async () => {
    const leaver = await stage.practicePlayer()
    const duel = await leaver.duel()
    await deleteAccount(stage.matches.database, leaver.id)
    expect(await storedRows()).not.toContain(duel.id)
    expect(await refusal(leaver.duel())).toEqual({ status: 403, code: 'user_not_found' })
  })
})
