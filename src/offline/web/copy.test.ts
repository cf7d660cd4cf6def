import { expect, test } from 'vitest'
import { connectionSentence } from '#offline/web/copy.ts'

test('while there is a connection and nothing was done without one, nothing is said', () => {
  expect(connectionSentence({ isOffline: false, waiting: 0, sent: 0 })).toBe('')
})

test('without a connection, the page says how much waits, and later that it was sent', () => {
  expect(connectionSentence({ isOffline: true, waiting: 0, sent: 0 })).toContain('is kept on this device')
  expect(connectionSentence({ isOffline: true, waiting: 1, sent: 0 })).toContain('1 result waits on this device')
  expect(connectionSentence({ isOffline: false, waiting: 3, sent: 0 })).toContain('3 results wait.')
  expect(connectionSentence({ isOffline: false, waiting: 0, sent: 3 })).toBe(
    'What you did offline was sent: 3 results.',
  )
})
