import { expect, test } from 'vitest'
import type { Spoken } from '#korean/spoken.ts'
import { marked, turnsOf, wordsChanged } from '#speech/voiceMarks.ts'

const DIALOGUE: Spoken = [
  ['female', '어디 가요?'],
  ['male', '집에 가요.'],
]

test('the turns of a dialogue survive as one text', () => {
  expect(turnsOf(marked(DIALOGUE))).toEqual(DIALOGUE)
})

test('a text in one voice stays as it is and has no turns, even if it has two lines or a sign of its own', () => {
  expect(marked('집에 가요.')).toBe('집에 가요.')
  for (const text of ['집에 가요.', '집에\n가요.', '♀는 여자예요.\n그래요.']) expect(turnsOf(text)).toBeUndefined()
})

test('the words of a dialogue change without their marks', () => {
  expect(turnsOf(wordsChanged(marked(DIALOGUE), (words) => words.replace('가요', '와요')))).toEqual([
    ['female', '어디 와요?'],
    ['male', '집에 와요.'],
  ])
  expect(wordsChanged('집에 가요.', (words) => `${words}..`)).toBe('집에 가요...')
})
