import { expect, test } from 'vitest'
import { acceptance, agreedStakes, type Challenge, statusOf } from '#challenge/challenge.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const NEXT_NOON = Date.parse('2026-11-21T12:00:00Z')

const challenge: Challenge = {
  challengerId: 'mina',
  wantsRated: true,
  expiresAt: NEXT_NOON,
  seenAt: NOON,
  isWithdrawn: false,
  isTaken: false,
}

test('a challenge can be accepted until the last millisecond before it expires', () => {
  expect(statusOf(challenge, NOON)).toBe('open')
  expect(statusOf(challenge, NEXT_NOON - 1)).toBe('open')
  expect(statusOf(challenge, NEXT_NOON)).toBe('expired')
})

test('a taken or withdrawn challenge does not expire', () => {
  expect(statusOf({ ...challenge, isTaken: true }, NEXT_NOON)).toBe('taken')
  expect(statusOf({ ...challenge, isWithdrawn: true }, NEXT_NOON)).toBe('withdrawn')
})

test('a friend plays at once if the challenger was seen within ten seconds, and waits otherwise', () => {
  expect(acceptance(challenge, 'joon', NOON + 10_000)).toEqual({ ok: true, value: 'now' })
  expect(acceptance(challenge, 'joon', NOON + 10_001)).toEqual({ ok: true, value: 'later' })
})

test.each([
  [{ isTaken: true }, NOON, 'challenge/taken'],
  [{ isWithdrawn: true }, NOON, 'challenge/withdrawn'],
  [{}, NEXT_NOON, 'challenge/expired'],
] as const)('a friend who comes too late gets the reason: %o', (more, now, refusal) => {
  expect(acceptance({ ...challenge, ...more }, 'joon', now)).toEqual({ ok: false, refusal })
})

test('a challenger cannot accept their own challenge, not even after its end', () => {
  expect(acceptance(challenge, 'mina', NOON)).toEqual({ ok: false, refusal: 'challenge/own' })
  expect(acceptance({ ...challenge, isTaken: true }, 'mina', NOON)).toEqual({ ok: false, refusal: 'challenge/own' })
})

test('a match between friends is unrated unless both want it rated', () => {
  const counts = (challenger: boolean, friend: boolean) => agreedStakes(challenger, friend).counts
  expect([counts(true, true), counts(true, false), counts(false, true), counts(false, false)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
