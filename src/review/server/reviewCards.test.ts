import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { mergedEntries } from '#review/reviewEntry.ts'
import { LAPSES_BEFORE_SUSPENSION, scheduleOf } from '#review/schedule.ts'
import { readLog } from '#review/server/cardStore.ts'
import { MS } from '#review/server/instant.ts'
import { NEW_A_DAY } from '#review/session.ts'
import { refusal } from '#tests/support/arena/matchStage.ts'
import { firstTask, type Learner, openReviewStage, type ReviewStage } from '#tests/support/arena/reviewStage.ts'

let stage: ReviewStage
let ann: Learner
beforeAll(async () => {
  stage = await openReviewStage()
})
beforeEach(async () => {
  await stage.at(0)
  ann = await stage.learner()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

const TEACHER = ['선생님', 'teacher'] as const

/** What is stored about a card, and what its log says. */
async function storedAndDerived(cardId: string) {
  const [card] = await stage.rows<{ createdAt: number; stored: object }>(
    `select ${MS('created_at')} as "createdAt", json_build_object('state', state, 'dueAt', ${MS('due_at')}, 'stability', stability,
       'reviewedAt', ${MS('reviewed_at')}, 'lapses', lapses, 'suspended', suspended) as stored
     from review_cards where id = $1`,
    [cardId],
  )
  const entries = await stage.dependencies.database.tx(SERVICE, (tx) => readLog(tx, cardId))
  return { stored: card?.stored, derived: scheduleOf(card?.createdAt ?? 0, mergedEntries(entries)) }
}

describe('a new card', () => {
  test('is shown before it is asked, and comes back after ten minutes, then after days', async () => {
    await ann.learns(...TEACHER)
    const task = firstTask(await ann.session())
    expect(task.prompt).toEqual({
      type: 'item',
      english: 'teacher',
      sentence: null,
      lemma: null,
      introduction: {
        korean: '선생님',
        audio_url: '/audio/listen-3',
        example: { korean: '선생님, 질문이 하나 있어요.', english: 'Teacher, I have a question.' },
      },
    })
    const first = await ann.answer(task, '선생님')
    expect(first).toMatchObject({
      outcome: 'right',
      miss: null,
      result: { grade: 3, right: '선생님', suspended: null },
    })
    expect(first.result?.due_at).toBe('2027-01-01T12:10:00.000Z')
    const ahead = await ann.session()
    expect(ahead).toMatchObject({ due: 1, fresh: 0, answered_today: 1 })
    expect(firstTask(ahead).prompt).toMatchObject({ introduction: null })
    await stage.at(0, 10)
    const second = await ann.answer(task, '선생님')
    expect(second.result?.due_at).toBe('2027-01-03T12:10:00.000Z')
    expect((await ann.session()).tasks).toEqual([])
    await stage.at(2)
    expect((await ann.counts()).due).toBe(1)
  })

  test('is one of at most ten a day', async () => {
    for (let number = 1; number <= NEW_A_DAY + 3; number += 1) await ann.learns(`말${number}`, `word ${number}`)
    expect(await ann.counts()).toMatchObject({ due: NEW_A_DAY, fresh: NEW_A_DAY, cards: NEW_A_DAY + 3 })
    const { tasks } = await ann.session()
    expect(tasks.map(({ prompt }) => 'english' in prompt && prompt.english).slice(0, 2)).toEqual(['word 1', 'word 2'])
    await ann.answer(firstTask({ ...(await ann.session()) }), '말1')
    expect((await ann.counts()).fresh).toBe(NEW_A_DAY - 1)
    await stage.at(1)
    expect((await ann.counts()).fresh).toBe(NEW_A_DAY)
  })
})

describe('a near miss', () => {
  test('says what is off and gives one retry, and right then is hard', async () => {
    await ann.learns(...TEACHER)
    const task = firstTask(await ann.session())
    const near = await ann.answer(task, '선섕님')
    expect(near).toMatchObject({ outcome: 'near', miss: { mistake: 'letter', syllable: 2 }, result: null })
    expect(JSON.stringify(near)).not.toContain('선생님')
    expect(firstTask(await ann.session())).toMatchObject({ card_id: task.card_id, miss: { mistake: 'letter' } })
    expect(await ann.answer(task, '선생님')).toMatchObject({ outcome: 'right', result: { grade: 2 } })
  })

  test('twice is wrong', async () => {
    await ann.learns(...TEACHER)
    const task = firstTask(await ann.session())
    await ann.answer(task, '선섕님')
    expect(await ann.answer(task, '선생닌')).toMatchObject({
      outcome: 'wrong',
      miss: { mistake: 'letter', syllable: 3 },
      result: { grade: 1, right: '선생님' },
    })
  })
})

describe('an answer', () => {
  test('that is sent again changes nothing and gets the first outcome', async () => {
    await ann.learns(...TEACHER)
    const task = firstTask(await ann.session())
    const body = { entry_id: randomUUID(), card_id: task.card_id, answer: '학교' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => ann.call('review-answer', body)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    await stage.at(0, 5)
    await ann.answer(task, '선생님')
    expect((await ann.call('review-answer', body)).body).toMatchObject({ outcome: 'wrong', result: { grade: 1 } })
    const log = await stage.rows('select 1 from review_log where card_id = $1', [task.card_id])
    expect(log).toHaveLength(2)
  })

  test('after a hint is hard', async () => {
    await ann.learns(...TEACHER)
    const task = firstTask(await ann.session())
    expect(task.hint).toBe('ㅅ')
    expect(await ann.answer(task, '선생님', { hinted: true })).toMatchObject({ result: { grade: 2 } })
  })

  test('can get another grade, as was promised', async () => {
    await ann.learns(...TEACHER)
    const task = firstTask(await ann.session())
    const { id, result } = await ann.answer(task, '선생님')
    const easy = await ann.override(task, id, 4)
    expect(easy).toMatchObject({ outcome: 'right', result: { grade: 4, due_at: result?.due_by_grade[4] } })
    expect((await ann.override(task, id, 1)).result?.due_at).toBe(result?.due_by_grade[1])
    const { stored, derived } = await storedAndDerived(task.card_id)
    expect(stored).toEqual(derived)
  })

  test('can be undone: the card is asked as before', async () => {
    await ann.learns(...TEACHER)
    const task = firstTask(await ann.session())
    const { id } = await ann.answer(task, '학교')
    const undone = await ann.undo(task, id)
    expect(undone.task).toEqual(task)
    expect(await ann.session()).toMatchObject({ due: 1, fresh: 1, answered_today: 0 })
    expect(await refusal(ann.undo(task, id))).toEqual({ status: 409, code: 'not_newest' })
  })

  test('can be changed only while it is the newest of its card', async () => {
    await ann.learns(...TEACHER)
    const task = firstTask(await ann.session())
    const { id } = await ann.answer(task, '학교')
    await ann.answer(task, '선생님')
    expect(await refusal(ann.override(task, id, 4))).toEqual({ status: 409, code: 'not_newest' })
  })
})

test('forms of one word come on different days', async () => {
  await ann.saves('I eat bread.', '저는 빵을 먹어요.')
  const asked = (await ann.session()).tasks.map(({ prompt }) => prompt)
  expect(
    asked.filter((prompt) => 'lemma' in prompt && (prompt.lemma === '먹다' || prompt.english === 'to eat')),
  ).toHaveLength(1)
  expect((await ann.counts()).cards).toBe(asked.length + 1)
})

describe('a card that is forgotten six times', () => {
  async function forgotten(task: { card_id: string }): Promise<void> {
    await ann.answer(task, '가르치다')
    for (let day = 1, lapses = 0; lapses < LAPSES_BEFORE_SUSPENSION; day += 30) {
      await stage.at(day)
      await ann.answer(task, '가르치다')
      await stage.at(day + 20)
      await ann.answer(task, lapses % 3 === 0 ? '배우다' : '가리키다')
      lapses += 1
    }
  }

  test('is suspended with what it was confused with, and asked again when the learner wants', async () => {
    await ann.learns('가르치다', 'to teach')
    const task = firstTask(await ann.session())
    await forgotten(task)
    expect((await ann.session()).tasks).toEqual([])
    const listed = await ann.call('review-suspended', {})
    expect(listed.body).toEqual({
      cards: [
        {
          card_id: task.card_id,
          kind: 'word',
          prompt: 'to teach',
          right: '가르치다',
          lapses: 6,
          pair: { right: '가르치다', confusedWith: '가리키다', times: 4 },
        },
      ],
    })
    expect(await refusal(ann.answer(task, '가르치다'))).toEqual({ status: 409, code: 'card_suspended' })
    const resumed = await ann.call('review-resume', { entry_id: randomUUID(), card_id: task.card_id })
    expect(resumed.body).toEqual({ suspended: false })
    await stage.at(400)
    expect((await ann.counts()).due).toBe(1)
    const { stored, derived } = await storedAndDerived(task.card_id)
    expect(stored).toEqual(derived)
  })
})

test('a learner can stop a card', async () => {
  await ann.learns(...TEACHER)
  const { card_id } = firstTask(await ann.session())
  expect((await ann.call('review-suspend', { entry_id: randomUUID(), card_id })).body).toEqual({ suspended: true })
  expect((await ann.counts()).due).toBe(0)
})
