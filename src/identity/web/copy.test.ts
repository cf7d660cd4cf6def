import { expect, test } from 'vitest'
import { accountFailure } from '#identity/accountFailure.ts'
import { failureCopy, modeCopy, toastCopy } from '#identity/web/copy.ts'

const said = (message: string) => accountFailure({ name: 'AuthApiError', message, status: 422 }, undefined)

test('the form greets, and says what it is doing', () => {
  expect(modeCopy.signIn).toMatchObject({ greeting: 'Welcome back!', busy: 'Signing in...' })
  expect(modeCopy.create).toMatchObject({ greeting: 'Create your account', busy: 'Creating account...' })
})

test('a success is said in these words', () => {
  expect(toastCopy.signedIn).toBe('Welcome back!')
  expect(toastCopy.created).toBe('Account created! Please check your email to verify your account.')
})

test('a failure is said in these words', () => {
  expect(failureCopy['account/fields-missing']()).toBe('Please fill in all fields')
  expect(failureCopy['account/invalid-credentials']()).toBe('Invalid email or password')
  expect(failureCopy['account/exists']()).toBe('Account already exists. Please sign in instead.')
  expect(failureCopy['account/email-malformed']()).toBe('That is not an email address')
  expect(failureCopy['account/unreachable']()).toBe('An unexpected error occurred')
})

test('what the service says itself is passed on as it is', () => {
  for (const refusal of ['account/other', 'account/weak-password', 'account/unconfirmed'] as const) {
    expect(failureCopy[refusal](said('Signups not allowed'))).toBe('Signups not allowed')
  }
})

test('after too many tries the form says how long to wait, if the service says so', () => {
  const tooMany = { name: 'AuthApiError', message: 'Too many requests', status: 429 }
  const sentence = failureCopy['account/too-many-requests']
  expect(sentence(accountFailure(tooMany, 180))).toBe('Too many tries. Please wait 3 minutes, then try again.')
  expect(sentence(accountFailure(tooMany, undefined))).toBe('Too many tries. Please wait a while, then try again.')
})
