import { expect, test } from 'vitest'
import { levelName } from '#practice/levelName.ts'
import { placementCopy } from '#practice/web/copy.ts'
import { guestResultCopy, keepCopy } from '#practice/web/guestCopy.ts'

test.each([
  [718, 'A1'],
  [782, 'A1'],
  [982, 'A2'],
  [1_250, 'B1'],
  [1_432, 'B2'],
])('a first level of %i is said as %s', (level, name) => {
  expect(levelName(level)).toBe(name)
})

test('a level is a name and a rating a number, after the guest duel, when it is kept, and after the five questions', () => {
  expect(guestResultCopy.meaning(32)).toBe(
    'Ratings start at 1000 for everyone. A rated match with this result would have changed yours by +32.',
  )
  expect(keepCopy.lead('vocab', 782)).toBe(
    'Your first vocabulary match will ask questions at level A1. Ratings start at 1000 for everyone.',
  )
  expect(placementCopy.found(782)).toBe('Your level: A1')
})
