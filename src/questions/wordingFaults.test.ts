import { expect, test } from 'vitest'
import type { Question } from '#questions/question.ts'
import { wordingFaults } from '#questions/wordingFaults.ts'

const good: Question = {
  id: 'grammar-a1-bus',
  skill: 'grammar',
  type: 'reply',
  level: 'A1',
  point: 'particles',
  question: 'Which answer fits? “How do you go to work?”\n회사에 어떻게 가요?',
  options: ['버스로 가요.', '버스를 가요.', '버스에 가요.', '버스가 가요.'],
  correct_answer: 0,
  explanation: '로 marks what you go by.',
  reasons: ['', '를 marks an object.', '에 marks a place.', '가 marks who acts.'],
  difficulty: 750,
}

function faultsOf(change: Partial<Question>): string[] {
  return wordingFaults({ ...good, ...change }).filter((fault) => fault !== false)
}

const explained = (explanation: string) => faultsOf({ explanation }).join()
const withReason = (reason: string) =>
  faultsOf({ reasons: ['', reason, '에 marks a place.', '가 marks who acts.'] }).join()

test('a well worded question has no faults', () => {
  expect(faultsOf({})).toEqual([])
})

test.each([
  ['one as everybody', '로 marks what one takes.'],
  ['one at the head of a sentence', 'One says 버스로.'],
  ['one in a question', 'How can one go there?'],
  ['one’s own', '버스로 is “by one’s bus”.'],
  ['oneself', '직접 is “oneself”.'],
  ['the other one for a person', 'The other one pays.'],
  ['speaks of', 'He speaks of a bus.'],
  ['nothing is said of', 'Nothing is said of a bus.'],
  ['says correctly', 'This says correctly that she goes.'],
  ['tells that', 'This tells that she goes.'],
  ['so it is with', 'So it is with 택시로.'],
  ['an inverted clause', 'Before 로 stands a noun.'],
  ['need not', 'She need not go.'],
])('%s is stiff English', (_, explanation) => {
  expect(explained(explanation)).toContain('stiff English')
})

test.each([
  ['one of several things', 'Which one is right? The one in a bus.'],
  ['one against the other', 'One may wait for the other.'],
  ['someone', '누구 is someone’s name.'],
])('%s is plain English', (_, explanation) => {
  expect(explained(explanation)).toBe('')
})

test.each(['colour', 'theatre', 'realise', 'cancelled', 'learnt', 'a film', 'e-mail', 'autumn', 'in hospital'])(
  '%s is not American',
  (word) => {
    expect(withReason(`를 marks ${word}.`)).toContain('is not American English')
  },
)

test.each(['“by bus', 'by bus”', '“by “bus””', '‘by bus', '“by bus’'])('the quote of %s is not closed', (quote) => {
  expect(explained(`로 is ${quote}.`)).toContain('a quote is not closed')
})

test('an apostrophe closes nothing, and a quote may hold one', () => {
  expect(explained('로 is “by Tom’s bus”, and ‘로’ is short.')).toBe('')
})

test('a reason that only repeats the Korean explains nothing', () => {
  expect(withReason('버스를 타고 가요.')).toContain('a reason says nothing in English')
  expect(withReason('버스를 타고 가요: she takes a bus.')).toBe('')
})

test('either all options are sentences or none is', () => {
  const mixed = ['버스로 가요.', '버스를 가요', '버스에 가요.', '버스가 가요.']
  expect(faultsOf({ options: mixed }).join()).toContain('some options end like a sentence')
  expect(faultsOf({ options: ['at noon', 'at 1 p.m.', 'at two', 'at three'] })).toEqual([])
})

const CASUAL = ['버스로 가요.', '버스를 타.', '버스에 가요.', '버스가 가요.']

test('an option in another tone has to be wrong for its tone', () => {
  expect(faultsOf({ options: CASUAL })).toEqual(['the tone tells 버스를 타. from 버스로 가요.'])
  const reasons = ['', 'This is casual, and she is your boss.', '에 marks a place.', '가 marks who acts.']
  expect(faultsOf({ options: CASUAL, reasons })).toEqual([])
})

test('not where the tone is what is asked', () => {
  expect(faultsOf({ options: CASUAL, type: 'speech-level' })).toEqual([])
})
