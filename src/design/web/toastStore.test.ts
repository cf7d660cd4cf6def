import { beforeEach, expect, test } from 'vitest'
import {
  changeScreen,
  currentToast,
  dismissToast,
  showOutcome,
  showToast,
  subscribeToToasts,
} from '#design/web/toastStore.ts'

const dismiss = () => dismissToast(currentToast()?.id ?? 0)

beforeEach(dismiss)

test('one message is shown at a time: a new message replaces the previous one', () => {
  showToast('success', 'Copied to clipboard!')
  showToast('info', 'Left queue', { label: 'Again', href: '/again' })
  expect(currentToast()).toMatchObject({ kind: 'info', text: 'Left queue', action: { href: '/again' } })
})

test('the timeout of an older message does not remove a newer one', () => {
  showToast('info', 'one')
  const older = currentToast()?.id ?? 0
  showToast('info', 'two')
  dismissToast(older)
  expect(currentToast()?.text).toBe('two')
  dismiss()
  expect(currentToast()).toBeNull()
})

test('a message disappears with its screen', () => {
  showToast('limit', 'That was all for today.')
  changeScreen({ isRedirect: false })
  expect(currentToast()).toBeNull()
  showToast('info', 'one')
  changeScreen({ isRedirect: true })
  expect(currentToast()).toBeNull()
})

test('an outcome is shown on the next screen, and not on the one after it', () => {
  showOutcome('success', 'Welcome back!')
  changeScreen({ isRedirect: false })
  expect(currentToast()?.text).toBe('Welcome back!')
  changeScreen({ isRedirect: false })
  expect(currentToast()).toBeNull()
})

test('redirects on the way to the next screen keep the message', () => {
  showOutcome('success', 'Welcome back!')
  changeScreen({ isRedirect: true })
  changeScreen({ isRedirect: true })
  expect(currentToast()?.text).toBe('Welcome back!')
})

test('a listener is called for every change until it unsubscribes', () => {
  let changes = 0
  const leave = subscribeToToasts(() => {
    changes += 1
  })
  showToast('info', 'one')
  dismiss()
  leave()
  showToast('info', 'two')
  expect(changes).toBe(2)
})
