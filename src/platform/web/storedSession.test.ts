import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSecondStepDue, parseStoredSession } from '#platform/web/storedSession.ts'

const stored = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_at: 1_800_000_000,
  user: { id: 'b9f3', email: 'mina@example.org' },
}

test('a stored session names the player and says when its access token expires', () => {
  expect(parseStoredSession(JSON.stringify(stored))).toEqual({
    accessToken: 'access',
    expiresAt: 1_800_000_000_000,
    user: { id: 'b9f3', email: 'mina@example.org' },
  })
})

test('a stored session without a refresh token does not count', () => {
  expect(parseStoredSession(JSON.stringify({ ...stored, refresh_token: undefined }))).toBeUndefined()
})

test('a stored session whose second step is due belongs to nobody yet', () => {
  const half = JSON.stringify({ ...stored, second_step_due: true })
  expect([parseStoredSession(half), isSecondStepDue(half)]).toEqual([undefined, true])
  for (const text of [null, '{', '[]', JSON.stringify(stored)]) expect(isSecondStepDue(text)).toBe(false)
})

test('a browser with no stored session, or a damaged one, is a visitor’s', () => {
  for (const text of [null, '', 'null', '{', '[]', '"x"', '{"user":null}'])
    expect(parseStoredSession(text)).toBeUndefined()
  fc.assert(fc.property(fc.json(), (text) => parseStoredSession(text) === undefined))
})
