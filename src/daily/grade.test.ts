import { expect, test } from 'vitest'
import { gradeNear } from '#daily/grade.ts'

test.each([
  [400, 'a1'],
  [782, 'a1'],
  [899, 'a1'],
  [901, 'a2-b1'],
  [1_374, 'a2-b1'],
  [1_376, 'b2'],
  [2_600, 'b2'],
])('a player of level %i is offered the daily round of grade %s', (rating, grade) => {
  expect(gradeNear(rating)).toBe(grade)
})
