import { useSyncExternalStore } from 'react'
import { RENEW_AHEAD_MS } from '#platform/web/accessToken.ts'
import { authClient } from '#platform/web/authClient.ts'
import {
  isSecondStepDue,
  parseStoredSession,
  SESSION_KEY,
  type StoredSession,
  storedSessionText,
} from '#platform/web/storedSession.ts'

export type Session =
  | { readonly status: 'loading' | 'signedOut'; readonly user: undefined }
  | { readonly status: 'signedIn'; readonly user: StoredSession['user'] }

const loading: Session = { status: 'loading', user: undefined }
const signedOut: Session = { status: 'signedOut', user: undefined }

let seenText: string | null = null
let current: Session = signedOut
let renewal: ReturnType<typeof setTimeout>

/** The signed-in player, the same in every tab, read from localStorage. `loading` on the server and while hydrating. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => loading)
}

/** Whether this browser has given the right password and still owes the code of the second step. */
export function useSecondStepDue(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSecondStepDue(storedSessionText()),
    () => false,
  )
}

/** Returns the same object until the player changes. A renewed token does not count as a change. */
export function currentSession(): Session {
  const text = storedSessionText()
  if (text === seenText) return current
  seenText = text
  const user = parseStoredSession(text)?.user
  const same = user?.id === current.user?.id && user?.email === current.user?.email
  if (!same) current = user ? { status: 'signedIn', user } : signedOut
  return current
}

/** Signs this browser out, even if the server cannot be reached. Throws if auth-js could not be loaded. */
export async function signOut(): Promise<void> {
  await (await authClient()).signOut({ scope: 'local' })
}

function subscribe(listener: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) listener()
  }
  addEventListener('site:auth', listener)
  addEventListener('storage', otherTab)
  if (currentSession().status === 'signedIn') keepRenewing()
  return () => {
    removeEventListener('site:auth', listener)
    removeEventListener('storage', otherTab)
  }
}

/**
 * Loads auth-js, which renews the session, shortly before the session ends. Until then, a new page does without its 23 kB. Without a
 * connection, the next request retries.
 */
function keepRenewing() {
  const { expiresAt = 0 } = parseStoredSession(storedSessionText()) ?? {}
  clearTimeout(renewal)
  renewal = setTimeout(
    () => authClient().catch((error: unknown) => console.warn('the session is not being renewed', error)),
    expiresAt - RENEW_AHEAD_MS - Date.now(),
  )
}
