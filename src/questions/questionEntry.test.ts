import { expect, test } from 'vitest'
import { type QuestionEntry, questionOf } from '#questions/questionEntry.ts'

const entry: QuestionEntry = {
  id: 'vocab-a1-eoje',
  type: 'meaning',
  point: 'words',
  question: 'What does 어제 mean?',
  right: 'yesterday',
  wrong: { today: 'Today is 오늘.', tomorrow: 'Tomorrow is 내일.', now: 'Now is 지금.' },
  explanation: '어제 is the day before 오늘.',
}

test('the key is the index of the right option, and every wrong option has its reason', () => {
  const { options, correct_answer, reasons } = questionOf(entry, 'vocab', 'A1')
  expect(options[correct_answer]).toBe('yesterday')
  expect(reasons[correct_answer]).toBe('')
  expect(reasons[options.indexOf('tomorrow')]).toBe('Tomorrow is 내일.')
})

test('a question that is rewritten in a new release keeps its key at the same place', () => {
  const rewritten = { ...entry, right: 'the day before today', question: 'What is 어제?' }
  expect(questionOf(rewritten, 'vocab', 'A1').correct_answer).toBe(questionOf(entry, 'vocab', 'A1').correct_answer)
})

test('over many ids, the key is about equally often at each of the four places', () => {
  const places = Array.from({ length: 1_000 }, (_, index) =>
    questionOf({ ...entry, id: `vocab-a1-n${index}` }, 'vocab', 'A1'),
  )
  for (const place of [0, 1, 2, 3]) {
    const count = places.filter(({ correct_answer }) => correct_answer === place).length
    expect(count).toBeGreaterThan(200)
    expect(count).toBeLessThan(300)
  }
})
