import { expect, test } from 'vitest'
import { focusOf } from '#questions/focusOf.ts'
import { generatedQuestions } from '#questions/generation/generatedQuestions.ts'
import { smallBook } from '#tests/support/korean/wordList.ts'

const book = smallBook()
const { questions } = generatedQuestions(book)

test.each([
  ['What does 먹다 mean?', 'food'],
  ['Which word fits? “The room is cold.”\n___이 추워요.', 'home'],
  ['Which form is right? “I often listen to music.” (듣다)\n저는 음악을 자주 ___.', 'closing-ending'],
  ['Which form fits? “If it rains, I go home.” (오다)\n비가 ___ 저는 집에 가요.', 'linking-ending'],
  ['Which particle fits? “If it rains, I go home.”\n비가 오면 저는 집___ 가요.', 'place-particle'],
  ['How is “October 16” said?', undefined],
])('%s is practice of %s', (prompt, focus) => {
  const question = questions.find((one) => one.question === prompt)
  expect([question?.question, question?.focus]).toEqual([prompt, focus])
})

test.each([
  ['-는', 'noun-modifier'],
  ['-다고', 'quotation'],
  ['-(으)면', 'linking-ending'],
  ['-습니다', 'closing-ending'],
] as const)('the ending that closes a form says what the form is practice of: %s', (ending, focus) => {
  const proof = { lemma: '가다', pos: 'verb' as const, class: 'regular' as const, suffixes: [ending] }
  expect(focusOf({ type: 'conjugation', proof }, book)).toBe(focus)
})

test('a question has no focus if its particle belongs to no group or if it has no proof', () => {
  expect(focusOf({ type: 'particle', proof: { noun: '집', particle: '마다' } }, book)).toBeUndefined()
  expect(focusOf({ type: 'particle' }, book)).toBeUndefined()
})

test('a question about one of two homonyms has the topic of that homonym', () => {
  const homonyms = book.headwords.filter(({ key, word }) => key !== word)
  expect(homonyms.length).toBeGreaterThan(0)
  for (const { key } of homonyms) expect(focusOf({ type: 'meaning', about: key }, book)).toBeDefined()
})
