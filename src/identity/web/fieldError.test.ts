import { expect, test } from 'vitest'
import { accountFailure, ownFailure } from '#identity/accountFailure.ts'
import { fieldError } from '#identity/web/fieldError.ts'

test('an empty field has a hint, and a filled one has none', () => {
  const failure = ownFailure('account/fields-missing', ['password'])
  expect(fieldError(failure, 'password')).toBe('Enter your password.')
  expect(fieldError(failure, 'email')).toBeUndefined()
})

test('an invalid email address has a hint about what to check', () => {
  const message = 'Unable to validate email address: invalid format'
  const failure = accountFailure({ name: 'AuthApiError', message, status: 400, code: 'validation_failed' }, undefined)
  expect(fieldError(failure, 'email')).toBe('Check for an @ and a domain, as in name@example.com.')
  expect(fieldError(failure, 'password')).toBeUndefined()
})

test('a weak password has a hint that does not repeat the notice above the form', () => {
  const weak = { name: 'AuthWeakPasswordError', message: 'Too weak.', status: 422, code: 'weak_password' }
  const common = accountFailure({ ...weak, reasons: ['pwned'] }, undefined)
  expect(fieldError(common, 'password')).toBe('Attackers try common passwords first. Choose one that is yours alone.')
  const short = accountFailure({ ...weak, reasons: ['length'] }, undefined)
  expect(fieldError(short, 'password')).toBe('Use 8 to 256 characters.')
  const unknown = accountFailure({ ...weak, reasons: ['characters'] }, undefined)
  expect(fieldError(unknown, 'password')).toBe('Too weak.')
})
