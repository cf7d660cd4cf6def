import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/time.ts'
import { missText, shortWait, waitText } from '#review/web/copy.ts'

test.each([
  [30_000, 'now', '1 min'],
  [MINUTE_MS, 'in 1 minute', '1 min'],
  [10 * MINUTE_MS, 'in 10 minutes', '10 min'],
  [5 * HOUR_MS, 'in 5 hours', '5 h'],
  [DAY_MS, 'tomorrow', '1 d'],
  [9 * DAY_MS, 'in 9 days', '9 d'],
  [90 * DAY_MS, 'in 3 months', '3 mo'],
  [800 * DAY_MS, 'in 2 years', '2 y'],
])('a wait of %d ms reads “%s”', (wait, long, short) => {
  expect([waitText(wait), shortWait(wait)]).toEqual([long, short])
})

test('a near miss says what is off, without the answer', () => {
  expect(missText({ mistake: 'letter', syllable: 2 })).toBe(
    'Nearly right: one letter is off, in or after the second syllable.',
  )
  expect(missText({ mistake: 'letter', syllable: 12 })).toBe('Nearly right: one letter is off.')
  expect(missText({ mistake: 'speech-level', asked: 'polite', given: 'formal' })).toBe(
    'The right word, but formal (-습니다). Here it should be polite (-아요/어요).',
  )
  expect(missText({ mistake: 'particle', noun: '학교' })).toBe('Nearly right: look at the particle after 학교.')
})
