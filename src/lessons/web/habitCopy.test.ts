import { expect, test } from 'vitest'
import type { Habit } from '#lessons/lessonContract.ts'
import { habitSentence } from '#lessons/web/habitCopy.ts'

const habit = (minutes: number, goal: number | null, days: number): Habit => ({
  minutes,
  goal_minutes: goal,
  streak: { days, today: minutes > 0, forgivable: 2 },
})

test.each([
  [habit(0, null, 0), ''],
  [habit(1, null, 1), '1 minute today'],
  [habit(3, 10, 4), '3 of 10 minutes today · 4 days in a row'],
  [habit(12, 10, 1), '12 of 10 minutes today: goal reached'],
  [habit(0, null, 6), '6 days in a row'],
])('the habit in a line', (given, line) => {
  expect(habitSentence(given)).toBe(line)
})
