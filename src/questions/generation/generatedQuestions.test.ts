import { expect, test } from 'vitest'
import { generatedQuestions } from '#questions/generation/generatedQuestions.ts'
import { smallBook, WORD_LINES } from '#tests/support/korean/wordList.ts'

const { questions } = generatedQuestions(smallBook())
const asking = (prompt: string) => questions.find(({ question }) => question === prompt)
const keyOf = (prompt: string) => {
  const question = asking(prompt)
  return question?.options[question.correct_answer]
}

test.each([
  ['What does 먹다 mean?', 'to eat'],
  ['What does 배 mean here?\n저는 배를 먹고 싶어요.', 'pear'],
  ['Which word means “to drink”?', '마시다'],
  ['Which word fits? “The weather is good today.”\n오늘 ___가 좋아요.', undefined],
  ['Which word fits? “The room is cold.”\n___이 추워요.', '방'],
  ['Which form is right? “I often listen to music.” (듣다)\n저는 음악을 자주 ___.', '들어요'],
  ['Which form fits? “If it rains, I go home.” (오다)\n비가 ___ 저는 집에 가요.', '오면'],
  ['Which particle fits? “If it rains, I go home.”\n비가 오면 저는 집___ 가요.', '에'],
  ['How is “6:25” said?', '여섯 시 이십오 분'],
  ['How is “October 16” said?', '시월 십육 일'],
  ['Which past form honors the professor? 가다 (to go)\n교수님께서 ___.', '가셨어요'],
])('%s is answered by %s', (prompt, key) => {
  expect(keyOf(prompt)).toBe(key)
})

test('the same words make the same questions with the same ids, whatever order the list is in', () => {
  const ids = (lines: readonly string[]) =>
    generatedQuestions(smallBook(lines))
      .questions.map(({ id }) => id)
      .toSorted()
  expect(ids(WORD_LINES.toReversed())).toEqual(ids(WORD_LINES))
  expect(new Set(ids(WORD_LINES)).size).toBe(questions.length)
})

test('adding one word leaves nearly every other question unchanged', () => {
  const more = generatedQuestions(
    smallBook([
      ...WORD_LINES,
      '강 | noun | | A1 | landscape | river | | | 강이 정말 좋아요. | The river is really good.',
    ]),
  ).questions
  const byId = new Map(more.map((question) => [question.id, question]))
  const changed = questions.filter((question) => byId.get(question.id)?.options.join() !== question.options.join())
  expect(changed.length).toBeLessThan(questions.length / 10)
})

test('a wrong form is never a form that exists', () => {
  const { read } = smallBook()
  const drills = questions.filter(({ question }) => question.startsWith('Which is the '))
  expect(drills.length).toBeGreaterThan(20)
  const wrong = drills.flatMap(({ options, correct_answer }) => options.filter((_, index) => index !== correct_answer))
  expect(wrong.filter((option) => read(option).length > 0)).toEqual([])
})

test('a wrong form in a sentence cannot be read as a form of another word', () => {
  const book = smallBook([
    ...WORD_LINES,
    '줄다 | verb | ㄹ | A1 | quantity | to decrease | | frame=- | 돈이 줄어요. | The money is decreasing.',
    '주다 | verb | regular | A1 | giving | to give | | frame=을/를 | 책을 줘요. | I give a book.',
    '앉다 | verb | regular | A1 | body | to sit | | frame=에 | 여기에 앉으세요. | Sit here, please.',
  ])
  const cloze = generatedQuestions(book).questions.find(({ options }) => options.includes('앉으세요'))
  expect(cloze?.options).toHaveLength(4)
  // Of 주다, or of 줄다?
  expect(cloze?.options).not.toContain('주세요')
})

test('을/를 is no wrong option for a noun that could be the object of a later verb', () => {
  const book = smallBook([
    ...WORD_LINES,
    '사과1 | noun | | A1 | produce | apple | | | 사과가 좋아서 먹었어요. | The apple was good, so I ate it.',
  ])
  const particle = generatedQuestions(book).questions.find(({ question }) => question.includes('사과___ 좋아서'))
  expect(particle?.options).toContain('가')
  expect(particle?.options).not.toContain('를')
})

test('every wrong option has a reason', () => {
  for (const { reasons, correct_answer } of questions) {
    expect(reasons.filter((reason, index) => (reason === '') !== (index === correct_answer))).toEqual([])
  }
})
