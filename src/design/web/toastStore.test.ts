import { beforeEach, expect, test } from 'vitest'
import { currentToasts, dismissToast, showToast, subscribeToToasts } from '#design/web/toastStore.ts'

const texts = () => currentToasts().map((toast) => toast.text)

beforeEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id)
})

test('a message said twice stands once, as the newest', () => {
  showToast('success', 'Copied to clipboard!')
  showToast('info', 'Left queue')
  showToast('success', 'Copied to clipboard!')
  expect(texts()).toEqual(['Left queue', 'Copied to clipboard!'])
})

test('at most three messages stand at a time; the oldest makes room', () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast('info', text)
  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('who listens hears of every change until leaving', () => {
  let changes = 0
  const leave = subscribeToToasts(() => {
    changes += 1
  })
  showToast('info', 'one')
  dismissToast(currentToasts()[0]?.id ?? 0)
  leave()
  showToast('info', 'two')
  expect(changes).toBe(2)
})
