import { describe, expect, test } from 'vitest'
import type { RematchOffer } from '#match/matchContract.ts'
import { rematchStatus } from '#match/web/rematchStatus.ts'
import { matchScenes } from '#tests/support/arena/matchScenes.ts'

const OPEN = { match_id: null, closes_at: '2026-11-20T12:03:30Z' }

/** The status for Maya, who is player 1. */
function statusFor(wishes: RematchOffer['wishes'] | null, seen = { wasOpen: true, refused: false }) {
  const rematch = wishes && { ...OPEN, wishes }
  return rematchStatus({ ...matchScenes(0).result, rematch }, seen)
}

describe('a rematch, as its player sees it,', () => {
  test.each([
    ['can be offered while neither player has responded', [null, null], 'open'],
    ['is waiting after the player’s offer', ['wants', null], 'waiting'],
    ['can be accepted when the opponent wants it', [null, 'wants'], 'offered'],
    ['can be accepted by a player who declined it before', ['declined', 'wants'], 'offered'],
    ['can be offered by a player who declined it before', ['declined', null], 'open'],
    ['is declined when the opponent declines', [null, 'declined'], 'declined'],
  ] as const)('%s', (_what, [you, opponent], status) => {
    expect(statusFor([you, opponent])).toBe(status)
  })

  test('is declined after a refused offer, until the opponent offers it', () => {
    expect(statusFor([null, null], { wasOpen: true, refused: true })).toBe('declined')
    expect(statusFor([null, 'wants'], { wasOpen: true, refused: true })).toBe('offered')
  })

  test('is expired after half a minute, and is not shown on a page that is opened later', () => {
    expect(statusFor(null)).toBe('expired')
    expect(statusFor(null, { wasOpen: false, refused: false })).toBe('none')
  })
})
