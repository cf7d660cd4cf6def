import { describe, expect, test } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import type { Wish } from '#match/matchContract.ts'
import { rematchClosesAt, rematchDue } from '#match/rematch.ts'

const END = Date.parse('2026-11-20T12:03:00Z')
const OUTCOME = { reason: 'points', winner: 0, at: END } as const

/** The outcome of Ann's wish this many seconds after the end, given Ben's wish and its time after the end. */
function due(seconds: number, theirs?: { wish: Wish; at: number }) {
  const bens = theirs ? { wish: theirs.wish, seenAt: END + theirs.at * SECOND_MS } : null
  return rematchDue({ outcome: OUTCOME, now: END + seconds * SECOND_MS }, { wishes: [null, bens], matchId: null }, 0)
}

describe('a wish for a rematch', () => {
  test('waits for the opponent, and is too late half a minute after the end', () => {
    expect(due(0)).toBe('waiting')
    expect(due(29.999)).toBe('waiting')
    expect(due(30)).toBe('declined')
  })

  test('makes a match if the opponent wants it too and was seen within five seconds', () => {
    expect(due(10, { wish: 'wants', at: 5 })).toBe('pair')
    expect(due(10.001, { wish: 'wants', at: 5 })).toBe('waiting')
    expect(due(30, { wish: 'wants', at: 30 })).toBe('declined')
  })

  test('is declined if the opponent has declined, however long ago', () => {
    expect(due(20, { wish: 'declined', at: 1 })).toBe('declined')
  })
})

test('only a completed match can have a rematch', () => {
  expect(rematchClosesAt({ outcome: OUTCOME, now: END })).toBe(END + 30 * SECOND_MS)
  expect(rematchClosesAt({ outcome: null, now: END })).toBeNull()
  expect(rematchClosesAt({ outcome: { ...OUTCOME, reason: 'void', winner: null }, now: END })).toBeNull()
})
