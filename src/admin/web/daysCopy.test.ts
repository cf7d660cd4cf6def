import { expect, test } from 'vitest'
import { lineSentence } from '#admin/web/daysCopy.ts'

test('a line is told in a sentence: all days, today, and the greatest number', () => {
  expect(lineSentence('duels', [0, 1_200, 30])).toBe(
    'Duels finished: 1,230 in 30 days, 30 today, most on a day: 1,200.',
  )
})
