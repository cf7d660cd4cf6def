import { expect, test } from 'vitest'
import { shownNumbers } from '#landing/liveNumbers.ts'

test('numbers are shown only when both are worth it', () => {
  expect(shownNumbers({ players: 0, duels: 0 })).toBeNull()
  expect(shownNumbers({ players: 49, duels: 5_000 })).toBeNull()
  expect(shownNumbers({ players: 5_000, duels: 299 })).toBeNull()
  expect(shownNumbers({ players: 50, duels: 300 })).toEqual({ players: '50', duels: '300' })
})

test('they are never larger than the truth', () => {
  expect(shownNumbers({ players: 387, duels: 12_999 })).toEqual({ players: '380', duels: '12,000' })
  expect(shownNumbers({ players: 99, duels: 999 })).toEqual({ players: '99', duels: '990' })
})
