import { expect, test } from 'vitest'
import { bankFaults } from '#questions/bankFaults.ts'
import type { Question } from '#questions/question.ts'

function questionAt(index: number, key: string, place: number): Question {
  const options = ['one', 'two', 'six'].toSpliced(place, 0, key)
  return {
    id: `vocab-a1-n${index}`,
    skill: 'vocab',
    type: 'meaning',
    level: 'A1',
    point: 'words',
    question: `What is number ${index}?`,
    options,
    correct_answer: place,
    explanation: '',
    reasons: [],
    difficulty: 800,
  }
}
const bank = (key: (index: number) => string, place: (index: number) => number) =>
  Array.from({ length: 40 }, (_, index) => questionAt(index, key(index), place(index)))
const evenly = (index: number) => index % 4

test('a bank whose keys are spread evenly has no faults', () => {
  expect(bankFaults(bank((index) => (index % 3 === 0 ? 'seven' : 'ten'), evenly))).toEqual([])
})

test('an id or a question that occurs twice is found', () => {
  const questions = bank(() => 'ten', evenly)
  const copy = { ...questionAt(1, 'ten', 2), id: 'vocab-a1-copy', question: 'What is  number 1?' }
  expect(bankFaults([...questions, questionAt(0, 'ten', 0), copy]).join()).toMatch(
    /vocab-a1-n0 occurs twice.*asked twice: whatisnumber0.*asked twice: whatisnumber1/,
  )
})

test('a key that is too often at the same place is found', () => {
  expect(
    bankFaults(
      bank(
        () => 'ten',
        () => 2,
      ),
    ).join(),
  ).toContain('place 2 in 100 %')
})

test('a key that is too often the longest option is found', () => {
  expect(bankFaults(bank(() => 'seventeen', evenly))).toEqual(['vocab: the key is the longest option in 100 %'])
})
