import { expect, test } from 'vitest'
import { type AuthError, accountFailure } from '#identity/accountFailure.ts'

const refusalOf = (error: Partial<AuthError>) =>
  accountFailure({ name: 'AuthApiError', message: 'x', ...error }, undefined).refusal

test('a wrong password and an unknown address have the same refusal', () => {
  expect(refusalOf({ status: 400, code: 'invalid_credentials' })).toBe('account/invalid-credentials')
})

test('an address that already has an account is recognized by either code', () => {
  expect(refusalOf({ status: 422, code: 'user_already_exists' })).toBe('account/exists')
  expect(refusalOf({ status: 422, code: 'email_exists' })).toBe('account/exists')
})

test('an invalid email address is distinguished from other invalid input', () => {
  const malformed = { status: 400, code: 'validation_failed' }
  const message = 'Unable to validate email address: invalid format'
  expect(accountFailure({ name: 'AuthApiError', message, ...malformed }, undefined)).toMatchObject({
    refusal: 'account/email-malformed',
    fields: ['email'],
  })
  expect(refusalOf(malformed)).toBe('account/other')
})

test('a wrong code of the second step belongs to its field, and a missing one is asked for', () => {
  const wrong = { name: 'AuthApiError', message: 'x', status: 422, code: 'mfa_verification_failed' }
  expect(accountFailure(wrong, undefined)).toMatchObject({ refusal: 'account/code-wrong', fields: ['code'] })
  expect(refusalOf({ status: 401, code: 'insufficient_aal' })).toBe('account/second-step-due')
})

test('the browser’s own refusals of a passkey are told from those of the service', () => {
  const passthrough = { code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY' }
  expect(refusalOf({ name: 'NotAllowedError', ...passthrough })).toBe('account/passkey-canceled')
  expect(refusalOf({ name: 'InvalidStateError', ...passthrough })).toBe('account/passkey-known')
  expect(refusalOf({ name: 'SecurityError', ...passthrough })).toBe('account/passkey-unusable')
  expect(refusalOf({ status: 400, code: 'webauthn_verification_failed' })).toBe('account/passkey-refused')
  expect(refusalOf({ status: 400, code: 'webauthn_challenge_expired' })).toBe('account/passkey-late')
})

test('every 429 asks the user to wait as long as the service says', () => {
  const error = { name: 'AuthApiError', message: 'Too many requests', status: 429, code: 'over_new_limit' }
  expect(accountFailure(error, 40)).toMatchObject({ refusal: 'account/too-many-requests', waitSeconds: 40 })
})

test('an account with too many wrong passwords asks the user to get a link, not to wait', () => {
  expect(refusalOf({ status: 429, code: 'sign_in_link_required' })).toBe('account/link-required')
})

test('the wait of an earlier response does not apply to another refusal', () => {
  const error = { name: 'AuthApiError', message: 'x', status: 400, code: 'invalid_credentials' }
  expect(accountFailure(error, 40).waitSeconds).toBeUndefined()
})

test('a missing response is distinguished from a response that the service is down', () => {
  const noAnswer = { name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 }
  expect(accountFailure(noAnswer, undefined).refusal).toBe('account/unreachable')
  const trouble = { name: 'AuthRetryableFetchError', message: 'Down for repairs', status: 503 }
  expect(accountFailure(trouble, undefined)).toMatchObject({ refusal: 'account/other', message: 'Down for repairs' })
})

test('a weak password keeps its reasons', () => {
  const error = {
    name: 'AuthWeakPasswordError',
    message: 'Too weak',
    status: 422,
    code: 'weak_password',
    reasons: ['length'],
  }
  expect(accountFailure(error, undefined)).toMatchObject({ refusal: 'account/weak-password', reasons: ['length'] })
})

test('an unknown error keeps the service’s own message', () => {
  const error = { name: 'AuthApiError', message: 'Signups not allowed', status: 422, code: 'signup_disabled' }
  expect(accountFailure(error, undefined)).toMatchObject({ refusal: 'account/other', message: 'Signups not allowed' })
})

test('a code that is the name of an object property, such as constructor, is unknown', () => {
  expect(refusalOf({ code: 'constructor' })).toBe('account/other')
})
