import { expect, test } from 'vitest'
import { generatedQuestions } from '#questions/generation/generatedQuestions.ts'
import { loadPoints } from '#questions/server/loadPoints.ts'
import { smallBook, smallSyllabus, WORD_LINES } from '#tests/support/korean/wordList.ts'

const points = [...(await loadPoints()).points.values()]
const made = (lines: readonly string[] = WORD_LINES) =>
  generatedQuestions(smallSyllabus(smallBook(lines), points)).questions
const questions = made()

test.each([
  ['Which form is right? “I listen to music at home.” (듣다)\n집에서 음악을 ___.', '들어요', 'irregular-digeut'],
  ['Which form is right? “I drink soup in the morning.” (마시다)\n아침에 국을 ___.', '마셔요', 'present-haeyo'],
  ['Which form is right? “A friend came to our house.” (오다)\n친구가 우리 집에 ___.', '왔어요', 'past-eosseoyo'],
  ['How is 한국어 (Korean (language)) pronounced?', '[한구거]', 'say-linking-a1'],
])('%s is answered by %s and teaches %s', (prompt, key, point) => {
  const question = questions.find((one) => one.question === prompt)
  expect(question?.options[question.correct_answer]).toBe(key)
  expect(question?.point).toBe(point)
})

test('the same words make the same questions with the same ids, whatever order the list is in', () => {
  const ids = (lines: readonly string[]) => made(lines).map(({ id }) => id)
  expect(ids(WORD_LINES.toReversed()).toSorted()).toEqual(ids(WORD_LINES).toSorted())
  expect(new Set(ids(WORD_LINES)).size).toBe(questions.length)
})

test('adding one word leaves nearly every other question unchanged', () => {
  const more = made([
    ...WORD_LINES,
    '강 | noun | | A1 | landscape | river | | | 강이 정말 좋아요. | The river is really good.',
  ])
  const byId = new Map(more.map((question) => [question.id, question]))
  const changed = questions.filter((question) => byId.get(question.id)?.options.join() !== question.options.join())
  expect(changed.length).toBeLessThan(questions.length / 10)
})

test('a wrong form is never a form that exists', () => {
  const { read } = smallBook()
  const forms = questions.filter(({ question }) => question.startsWith('Which form is right?'))
  expect(forms.length).toBeGreaterThan(2)
  const wrong = forms.flatMap(({ options, correct_answer }) => options.filter((_, index) => index !== correct_answer))
  expect(wrong.filter((option) => read(option).length > 0)).toEqual([])
})

test('no point has more than four generated questions, and no word more than two', () => {
  const all = made().filter(({ type }) => type !== 'pronunciation')
  const counts = (name: (question: (typeof all)[0]) => string) =>
    [...Map.groupBy(all, name).values()].map((group) => group.length)
  expect(Math.max(...counts(({ point }) => point))).toBe(4)
  expect(Math.max(...counts(({ about, id }) => about ?? id))).toBe(2)
})

test('every wrong option has a reason', () => {
  for (const { reasons, correct_answer } of questions) {
    expect(reasons.filter((reason, index) => (reason === '') !== (index === correct_answer))).toEqual([])
  }
})
