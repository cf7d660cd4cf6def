import { expect, test } from 'vitest'
import { accountFailure, ownFailure } from '#identity/accountFailure.ts'
import { fieldError } from '#identity/web/fieldError.ts'

test('an empty field says what belongs into it, a filled one nothing', () => {
  const failure = ownFailure('account/fields-missing', ['password'])
  expect(fieldError(failure, 'password')).toBe('Enter your password.')
  expect(fieldError(failure, 'email')).toBeUndefined()
})

test('under a refused password stand the service’s words and its reason', () => {
  const weak = { name: 'AuthWeakPasswordError', message: 'Too weak.', status: 422, code: 'weak_password' }
  const common = accountFailure({ ...weak, reasons: ['pwned'] }, undefined)
  expect(fieldError(common, 'password')).toBe(
    'Too weak. It is on lists of common passwords, and those are tried first.',
  )
  expect(fieldError(accountFailure({ ...weak, reasons: ['length'] }, undefined), 'password')).toBe('Too weak.')
})
