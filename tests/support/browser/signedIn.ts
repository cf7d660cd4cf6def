import type { BrowserContextOptions } from 'playwright-core'
import { SESSION_KEY } from '#platform/web/storedSession.ts'

/** The storage of a signed-in user's browser. */
export type StoredSession = NonNullable<BrowserContextOptions['storageState']>

/** Signs in over HTTP. Other journeys test the form at /auth. */
export function signedIn(origin: string, email: string, password: string): Promise<StoredSession> {
  return requestSession(origin, 'token?grant_type=password', { email, password })
}

/** Signs up over HTTP, at a server that requires no confirmation. */
export function signedUp(origin: string, email: string, password: string): Promise<StoredSession> {
  return requestSession(origin, 'signup', { email, password })
}

async function requestSession(origin: string, call: string, account: object): Promise<StoredSession> {
  const answer = await fetch(`${origin}/auth/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const session = await answer.text()
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${session}`)
  return { cookies: [], origins: [{ origin, localStorage: [{ name: SESSION_KEY, value: session }] }] }
}
