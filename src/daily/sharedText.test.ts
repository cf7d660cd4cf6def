import { expect, test } from 'vitest'
import { secondsOf, sharedText } from '#daily/sharedText.ts'

test('the shared text has the day, the grade, and a square with the seconds for each question', () => {
  const marks = [
    { outcome: 'right', ms: 4_210 },
    { outcome: 'wrong', ms: 21_700 },
    { outcome: 'late', ms: 60_000 },
  ] as const
  expect(sharedText({ date: '2026-11-23', grade: 'a2-b1', marks })).toBe(
    'Hanpan daily 2026-11-23 · A2–B1\n🟩 4 s  ⬛ 22 s  ⬜ 60 s',
  )
})

test('an answer within half a second took a second', () => {
  expect(secondsOf({ outcome: 'right', ms: 312 })).toBe(1)
})
