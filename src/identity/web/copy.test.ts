import { expect, test } from 'vitest'
import { accountFailure } from '#identity/accountFailure.ts'
import { failureCopy, modeCopy, toastCopy } from '#identity/web/copy.ts'

const said = (message: string) => accountFailure({ name: 'AuthApiError', message, status: 422 }, undefined)

test('the form has a greeting and a label for its busy button', () => {
  expect(modeCopy.signIn).toMatchObject({ greeting: 'Welcome back!', busy: 'Signing in...' })
  expect(modeCopy.create).toMatchObject({ greeting: 'Create your account', busy: 'Creating account...' })
})

test('the toasts have the agreed texts', () => {
  expect(toastCopy.signedIn).toBe('Welcome back!')
  expect(toastCopy.created).toBe('Account created! Please check your email to verify your account.')
})

test('the failures have the agreed texts', () => {
  expect(failureCopy['account/fields-missing']()).toBe('Please fill in all fields')
  expect(failureCopy['account/invalid-credentials']()).toBe('Invalid email or password')
  expect(failureCopy['account/exists']()).toBe('Account already exists. Please sign in instead.')
  expect(failureCopy['account/email-malformed']()).toBe('That is not an email address')
  expect(failureCopy['account/unreachable']()).toBe('An unexpected error occurred')
})

test('the service’s own message is shown unchanged', () => {
  for (const refusal of ['account/other', 'account/weak-password', 'account/unconfirmed'] as const) {
    expect(failureCopy[refusal](said('Signups not allowed'))).toBe('Signups not allowed')
  }
})

test('after too many attempts, the form says how long to wait if the service says so', () => {
  const tooMany = { name: 'AuthApiError', message: 'Too many requests', status: 429 }
  const sentence = failureCopy['account/too-many-requests']
  expect(sentence(accountFailure(tooMany, 180))).toBe('Too many tries. Please wait 3 minutes, then try again.')
  expect(sentence(accountFailure(tooMany, undefined))).toBe('Too many tries. Please wait a while, then try again.')
})
