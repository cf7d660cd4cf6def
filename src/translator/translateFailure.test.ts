import { expect, test } from 'vitest'
import { isAboutLength, translateFailure } from '#translator/translateFailure.ts'

const answer = { message: 'No.', code: 'internal', retryAfterSeconds: undefined, fields: {} }
const usage = { limit: 1_000, left: 10, resets_at: '2026-11-21T00:00:00.000Z' }

test('a used-up day says how much is left and when it resets', () => {
  const fields = { code: 'daily_limit_reached', message: 'No.', ...usage }
  expect(translateFailure({ ...answer, code: 'daily_limit_reached', fields })).toEqual({
    kind: 'dailyLimit',
    message: 'No.',
    usage,
  })
})

test('a text over a limit gets one message, at its failure', () => {
  const tooLong = translateFailure({ ...answer, code: 'translate/too_long' })
  expect(tooLong).toEqual({ kind: 'tooLong', message: 'No.' })
  expect(isAboutLength(tooLong)).toBe(true)
  expect(isAboutLength({ kind: 'dailyLimit', message: 'No.', usage })).toBe(true)
  expect(isAboutLength({ kind: 'unreachable' })).toBe(false)
  expect(isAboutLength(null)).toBe(false)
})

test('a limit without numbers is a refusal like any other', () => {
  expect(translateFailure({ ...answer, code: 'daily_limit_reached' }).kind).toBe('refused')
})

test('too many requests say how long to wait', () => {
  const failure = translateFailure({ ...answer, code: 'over_request_rate_limit', retryAfterSeconds: 12 })
  expect(failure).toEqual({ kind: 'refused', message: 'No.', retryAfterSeconds: 12 })
})

test('white space that the server finds empty is an empty text', () => {
  expect(translateFailure({ ...answer, code: 'translate/empty' })).toEqual({ kind: 'empty' })
})
