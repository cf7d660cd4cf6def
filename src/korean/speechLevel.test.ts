import { expect, test } from 'vitest'
import { admits, conjugate } from '#korean/conjugate.ts'
import { predicate } from '#korean/predicate.ts'
import { attitudeEnding, type Mood, type SpeechLevel, sentenceEnding } from '#korean/speechLevel.ts'

const read = predicate('읽다', 'verb', 'regular')
const small = predicate('작다', 'adjective', 'regular')
const saidIn = (level: SpeechLevel, moods: Mood[]) =>
  moods.map((mood) => conjugate(read, [sentenceEnding(level, mood)]).text)
const MOODS: Mood[] = ['declarative', 'interrogative', 'imperative', 'propositive']

test('one verb has four moods at three levels', () => {
  expect(saidIn('polite', MOODS)).toEqual(['읽어요', '읽어요', '읽으세요', '읽어요'])
  expect(saidIn('formal', MOODS)).toEqual(['읽습니다', '읽습니까', '읽으십시오', '읽읍시다'])
  expect(saidIn('casual', MOODS)).toEqual(['읽어', '읽어', '읽어', '읽자'])
})

test('an adjective such as 작다 has no command', () => {
  expect(admits(small, [sentenceEnding('formal', 'imperative')])).toBe(false)
  expect(admits(small, [sentenceEnding('polite', 'imperative')])).toBe(false)
})

test('a casual attitude is the polite one without 요, but for -군요 and -구나', () => {
  const attitudes = ['suggesting', 'promising', 'intending', 'noticing', 'confirming'] as const
  for (const attitude of attitudes) {
    expect(attitudeEnding('polite', attitude)).toBe(`${attitudeEnding('casual', attitude)}요`)
  }
  expect(conjugate(read, [attitudeEnding('casual', 'realizing')]).text).toBe('읽는구나')
})
