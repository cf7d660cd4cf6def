import { expect, test } from 'vitest'
import { gapFaults } from '#questions/gapFaults.ts'
import type { Question } from '#questions/question.ts'

const good: Question = {
  id: 'bus',
  skill: 'grammar',
  type: 'particle',
  level: 'A1',
  point: 'by',
  question: 'Which particle fits? “I go to work by bus.”\n회사에 버스___ 가요.',
  options: ['에', '로', '를', '으로'],
  correct_answer: 1,
  explanation: 'So it is.',
  reasons: ['a', '', 'b', 'c'],
  difficulty: 1_000,
}
const shown: Question = {
  ...good,
  question: 'Which word fits?',
  options: ['밖', '집', '국', '방'],
  scene: { kind: 'message', lines: ['저는 ___에 가요.'] },
}
const both: Question = { ...shown, scene: { kind: 'sentences', lines: ['저는 ___에 가요.', '오늘은 ___이 추워요.'] } }
const hidden: Question = { ...shown, scene: { kind: 'message', lines: ['집에 가요.'] } }

const faultsOf = (question: Question) => gapFaults(question).filter((fault) => fault !== false)

test('a gap below the task, in a scene or in each of two sentences has no faults, and neither has a question without one', () => {
  expect([good, shown, both, hidden].flatMap(faultsOf)).toEqual([])
})

test.each<[string, Question, Partial<Question>, string]>([
  ['a second gap', good, { question: 'Which particle fits?\n회사___ 버스___ 가요.' }, 'more than one gap'],
  ['a gap beside the one in the scene', shown, { question: 'Which fits?\n저는 ___.' }, 'more than one gap'],
  ['a gap drawn longer than others', good, { question: 'Which fits?\n버스____ 가요.' }, 'a gap is written ___'],
  ['a long gap in a scene', shown, { scene: { kind: 'message', lines: ['____에 가요.'] } }, 'a gap is written ___'],
  ['a gap that the screen cannot fill', good, { question: '버스___ 가요. Which fits?' }, 'the gap is in the task'],
  [
    'a sentence without its gap',
    both,
    { scene: { kind: 'sentences', lines: ['저는 ___에 가요.', '집이 추워요.'] } },
    'each of the two sentences has one gap',
  ],
  [
    'a key with a space',
    good,
    { question: 'Which form fits?\n요즘 ___ 책이에요.', options: ['읽은', '읽는 ', '읽을', '읽으는'] },
    'the filled gap has a space too many: 요즘 읽는  책이에요.',
  ],
  [
    'a key in loose jamo',
    good,
    { options: ['에', '로'.normalize('NFD'), '를', '으로'] },
    'the filled gap is not in NFC',
  ],
])('%s is found', (_, question, change, fault) => {
  expect(faultsOf({ ...question, ...change }).join()).toContain(fault)
})
