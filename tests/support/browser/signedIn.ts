import type { BrowserContextOptions } from 'playwright-core'
import { SESSION_KEY } from '#platform/web/storedSession.ts'

/** What the browser of a signed-in person keeps. */
export type KeptSession = NonNullable<BrowserContextOptions['storageState']>

/** Signs in over the wire. The form at /auth has journeys of its own. */
export function signedIn(origin: string, email: string, password: string): Promise<KeptSession> {
  return keptSession(origin, 'token?grant_type=password', { email, password })
}

/** Signs up over the wire, at a server that asks for no confirmation. */
export function signedUp(origin: string, email: string, password: string): Promise<KeptSession> {
  return keptSession(origin, 'signup', { email, password })
}

async function keptSession(origin: string, call: string, account: object): Promise<KeptSession> {
  const answer = await fetch(`${origin}/auth/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const session = await answer.text()
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${session}`)
  return { cookies: [], origins: [{ origin, localStorage: [{ name: SESSION_KEY, value: session }] }] }
}
