import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession } from '#platform/web/session.ts'
import { SESSION_KEY } from '#platform/web/storedSession.ts'

const storage = new Map<string, string>()

/** As auth-js writes it. */
function keep(session: { email: string; token: string } | undefined) {
  if (session === undefined) return storage.delete(SESSION_KEY)
  const { email, token } = session
  const stored = { access_token: token, refresh_token: 'r', expires_at: 1_800_000_000, user: { id: email, email } }
  return storage.set(SESSION_KEY, JSON.stringify(stored))
}

beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null }))
afterEach(() => {
  storage.clear()
  currentSession()
  vi.unstubAllGlobals()
})

test('a player is signed in while the browser stores their session', () => {
  expect(currentSession()).toEqual({ status: 'signedOut', user: undefined })
  keep({ email: 'mina@example.org', token: 'a' })
  expect(currentSession()).toMatchObject({ status: 'signedIn', user: { email: 'mina@example.org' } })
  keep(undefined)
  expect(currentSession()).toEqual({ status: 'signedOut', user: undefined })
})

test('a renewed token does not change the session object, but another player does', () => {
  keep({ email: 'mina@example.org', token: 'a' })
  const before = currentSession()
  keep({ email: 'mina@example.org', token: 'b' })
  expect(currentSession()).toBe(before)
  keep({ email: 'joon@example.org', token: 'c' })
  expect(currentSession().user?.email).toBe('joon@example.org')
})

test('a browser without storage shows the page as to a visitor', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(currentSession().status).toBe('signedOut')
})
