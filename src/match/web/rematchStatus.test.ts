import { describe, expect, test } from 'vitest'
import type { RematchOffer } from '#match/matchContract.ts'
import { rematchStatus } from '#match/web/rematchStatus.ts'
import { matchScenes } from '#tests/support/arena/matchScenes.ts'

const OPEN = { match_id: null, closes_at: '2026-11-20T12:03:30Z' }

/** Where Maya, who is player 1, stands. */
function standOf(wishes: RematchOffer['wishes'] | null, seen = { wasOpen: true, refused: false }) {
  const rematch = wishes && { ...OPEN, wishes }
  return rematchStatus({ ...matchScenes(0).result, rematch }, seen)
}

describe('a rematch, as its player sees it,', () => {
  test.each([
    ['can be asked for while nobody has said anything', [null, null], 'open'],
    ['is waited for once it was asked for', ['wants', null], 'waiting'],
    ['can be accepted when the opponent wants it', [null, 'wants'], 'offered'],
    ['can be accepted by who declined it before', ['declined', 'wants'], 'offered'],
    ['can be asked for by who declined it before', ['declined', null], 'open'],
    ['is off when the opponent declines', [null, 'declined'], 'declined'],
  ] as const)('%s', (_what, [you, opponent], stand) => {
    expect(standOf([you, opponent])).toBe(stand)
  })

  test('is off when asking came to nothing, until the opponent asks', () => {
    expect(standOf([null, null], { wasOpen: true, refused: true })).toBe('declined')
    expect(standOf([null, 'wants'], { wasOpen: true, refused: true })).toBe('offered')
  })

  test('is over after the half minute, and was never there for who comes later', () => {
    expect(standOf(null)).toBe('expired')
    expect(standOf(null, { wasOpen: false, refused: false })).toBe('none')
  })
})
