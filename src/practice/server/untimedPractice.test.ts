import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { answerUntimed, beginUntimed, nextUntimed, readUntimed } from '#practice/server/untimedPractice.ts'
import type { Bank } from '#questions/bank.ts'
import { EXPLANATION, optionId, refusal, TEST_POINT } from '#tests/support/arena/matchStage.ts'
import { openPracticeStage, type PracticePlayer, type PracticeStage } from '#tests/support/arena/practiceStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'

const CALLS = ['untimed-state', 'untimed-next', 'untimed-end']

let stage: PracticeStage
let ann: PracticePlayer
let ben: PracticePlayer
beforeAll(async () => {
  stage = await openPracticeStage()
  ann = await stage.practicePlayer()
  ben = await stage.practicePlayer()
})
afterAll(async () => {
  await expectInvariants(stage.matches.database)
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

function storedRows(): Promise<string> {
  return stage.matches.database.tx(OWNER, async (tx) =>
    JSON.stringify([
      await tx.sql('select * from practices order by id'),
      await tx.sql('select * from app.practice_questions order by practice_id, number'),
    ]),
  )
}

describe('practice without a clock', () => {
  test('continues as long as the player likes, and ends with the score and the questions to review', async () => {
    await stage.later()
    const sitting = await ann.untimed()
    expect(await sitting.state()).toMatchObject({ answered: 0, right: 0, question: { number: 1 }, feedback: null })
    await stage.at(1_200)
    expect(await sitting.answer(1, 'right')).toMatchObject({ answered: 1, right: 1, your_answer: { correct: true } })
    const asked = new Set<string | undefined>()
    for (let number = 2; number <= 7; number += 1) {
      const { question } = await sitting.next()
      expect(question?.number).toBe(number)
      asked.add(question?.question)
      await sitting.answer(number, number % 2 === 0 ? 'wrong' : 'right')
    }
    expect(asked.size).toBe(6)
    await sitting.next()
    const summary = await sitting.end()
    expect(summary).toMatchObject({ ended: true, answered: 7, right: 4, question: null })
    expect(summary.review.map(({ number }) => number)).toEqual([2, 4, 6])
    expect(await sitting.state()).toEqual(summary)
  })

  test('of a page asks only about its points, however often it goes on', async () => {
    await stage.later()
    const { bank } = stage.dependencies
    const ofCourse = bank.of('grammar').filter((_question, index) => index % 2 === 0)
    const marked: Bank = {
      get: bank.get,
      of: () => [
        ...ofCourse.map((question) => ({ ...question, point: 'dates' })),
        ...bank.of('grammar').filter((question) => !ofCourse.includes(question)),
      ],
    }
    const dates = { ...TEST_POINT, point: 'dates', kind: 'grammar' as const }
    const dependencies = {
      ...stage.dependencies,
      bank: marked,
      pagePoints: new Map([['/learn/sino-numbers', [dates]]]),
    }
    const caller = { userId: (await stage.practicePlayer()).id, addressHash: 'x' }
    const { practice_id: practiceId } = await beginUntimed(dependencies, caller, 'grammar', '/learn/sino-numbers')
    for (const _again of [1, 2, 3]) {
      const { question } = await readUntimed(dependencies, { ...caller, practiceId })
      const given = { questionNo: question?.number ?? 0, optionId: question?.options[0]?.id ?? '' }
      await answerUntimed(dependencies, { ...caller, practiceId }, given)
      await nextUntimed(dependencies, { ...caller, practiceId })
    }
    const asked = await stage.matches.database.tx(OWNER, (tx) =>
      tx.sql<{ id: string }>('select question_id as id from app.practice_questions where practice_id = $1', [
        practiceId,
      ]),
    )
    expect(asked).toHaveLength(6)
    expect(asked.filter(({ id }) => !ofCourse.some((question) => question.id === id))).toEqual([])
  })

  test('of a page that teaches nothing in the skill is refused', async () => {
    await stage.later()
    const caller = { userId: (await stage.practicePlayer()).id, addressHash: 'x' }
    const dependencies = { ...stage.dependencies, pagePoints: new Map([['/learn/words', [TEST_POINT]]]) }
    for (const page of ['/learn/words', '/learn/nothing']) {
      await expect(beginUntimed(dependencies, caller, 'grammar', page)).rejects.toMatchObject({
        code: 'nothing_to_practice',
      })
    }
  })

  test('accepts one answer to a question, and one Next', async () => {
    await stage.later()
    const sitting = await ann.untimed('grammar')
    const open = await sitting.state()
    const [right, wrong] = [optionId(open, 'right'), optionId(open, 'wrong')]
    const answers = await Promise.all([1, 2, 3, 4].map((time) => sitting.answer(1, time % 2 === 0 ? right : wrong)))
    expect(new Set(answers.map(({ your_answer }) => your_answer?.option_id)).size).toBe(1)
    const next = await Promise.all([1, 2, 3].map(() => sitting.next()))
    expect(next.map(({ question }) => question?.number)).toEqual([2, 2, 2])
  })

  test('keeps the question and the order of its options after a reload', async () => {
    await stage.later()
    const sitting = await ann.untimed('listening')
    const { question } = await sitting.state()
    expect(question?.audio_url).toMatch(/^\/audio\//)
    expect((await sitting.state()).question).toEqual(question)
  })

  test('continues with another question if the current one is no longer in the bank', async () => {
    await stage.later()
    const sitting = await ann.untimed()
    await stage.matches.database.tx(OWNER, (tx) =>
      tx.sql(`update app.practice_questions set question_id = 'gone' where practice_id = $1 and number = 1`, [
        sitting.id,
      ]),
    )
    expect((await sitting.state()).question).toBeNull()
    expect((await sitting.next()).question).toMatchObject({ number: 2 })
  })
})

describe('the answer key', () => {
  test('is shown with the answer, only for that question', async () => {
    await stage.later()
    const sitting = await ann.untimed('listening')
    const before = JSON.stringify([await sitting.state(), await sitting.next()])
    for (const secret of [EXPLANATION, 'Not 0', 'Not 1', '번 문제', 'correct_option_id']) {
      expect(before).not.toContain(secret)
    }
    const answered = JSON.stringify(await sitting.answer(1, 'wrong'))
    expect(answered.match(new RegExp(EXPLANATION, 'g'))).toHaveLength(1)
    expect(JSON.stringify(await sitting.next())).not.toContain(EXPLANATION)
  })

  test('to the current question stays hidden when the player ends the practice', async () => {
    await stage.later()
    const sitting = await ben.untimed()
    expect(JSON.stringify(await sitting.end())).not.toContain(EXPLANATION)
    expect(await refusal(sitting.answer(1, 'right'))).toEqual({ status: 409, code: 'late' })
  })
})

describe('an attacker', () => {
  test('cannot do anything in the practice of another player', async () => {
    await stage.later()
    const sitting = await ann.untimed()
    const before = await storedRows()
    for (const name of CALLS) expect((await ben.call(name, { practice_id: sitting.id })).status, name).toBe(404)
    const answer = { practice_id: sitting.id, question_no: 1, option_id: 'x' }
    expect((await ben.call('untimed-answer', answer)).status).toBe(404)
    expect((await ann.call('practice-state', { practice_id: sitting.id })).status).toBe(404)
    expect(await storedRows()).toBe(before)
  })

  test('cannot answer a question that is not open, or with an option of another question', async () => {
    await stage.later()
    const sitting = await ann.untimed()
    const right = optionId(await sitting.state(), 'right')
    expect(await refusal(sitting.answer(2, right))).toEqual({ status: 425, code: 'not_open' })
    expect(await refusal(sitting.answer(1, 'none'))).toEqual({ status: 400, code: 'unknown_option' })
    await sitting.answer(1, right)
    await sitting.next()
    expect(await refusal(sitting.answer(1, right))).toEqual({ status: 409, code: 'late' })
  })

  test('cannot draw a question during a match', async () => {
    const { ann: playing } = await stage.matches.duel()
    const player = await stage.practicePlayer(playing.id)
    expect(await refusal(player.untimed())).toEqual({ status: 409, code: 'in_match' })
    await stage.later()
  })

  test('who begins practice before a match gets no further question during the match', async () => {
    const cheat = await stage.practicePlayer()
    const sitting = await cheat.untimed()
    await sitting.answer(1, 'right')
    await stage.matches.duel({ userIds: [cheat.id, await stage.matches.newcomer()] })
    await stage.at(1)
    expect(await refusal(sitting.next())).toEqual({ status: 409, code: 'in_match' })
  })

  test('whose account is deleted meanwhile cannot read the practice', async () => {
    const leaver = await stage.practicePlayer()
    const sitting = await leaver.untimed()
    await deleteAccount(stage.matches.database, leaver.id)
    expect(await refusal(sitting.next())).toEqual({ status: 404, code: 'practice_not_found' })
    expect(await storedRows()).not.toContain(sitting.id)
  })
})
