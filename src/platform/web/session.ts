import { useSyncExternalStore } from 'react'
import { RENEW_AHEAD_MS } from '#platform/web/accessToken.ts'
import { authClient } from '#platform/web/authClient.ts'
import { parseStoredSession, SESSION_KEY, type StoredSession, storedSessionText } from '#platform/web/storedSession.ts'

export type Session =
  | { readonly status: 'loading' | 'signedOut'; readonly user: undefined }
  | { readonly status: 'signedIn'; readonly user: StoredSession['user'] }

const loading: Session = { status: 'loading', user: undefined }
const signedOut: Session = { status: 'signedOut', user: undefined }

let seenText: string | null = null
let current: Session = signedOut
let renewal: ReturnType<typeof setTimeout>

/** Who is signed in, in every tab alike: localStorage is the one truth. `loading` on the server and while hydrating. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => loading)
}

/** The same object until the player changes: renewing the token is nobody's business. */
export function currentSession(): Session {
  const text = storedSessionText()
  if (text === seenText) return current
  seenText = text
  const user = parseStoredSession(text)?.user
  const same = user?.id === current.user?.id && user?.email === current.user?.email
  if (!same) current = user ? { status: 'signedIn', user } : signedOut
  return current
}

/** Signs this browser out, also where the service cannot be reached. Throws when auth-js itself could not be loaded. */
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
 * auth-js, once loaded, renews the session before it ends; until then a page that has just come does without its 23 kB. Without a
 * connection the first request tries again.
 */
function keepRenewing() {
  const { expiresAt = 0 } = parseStoredSession(storedSessionText()) ?? {}
  clearTimeout(renewal)
  renewal = setTimeout(
    () => authClient().catch((error: unknown) => console.warn('the session is not being renewed', error)),
    expiresAt - RENEW_AHEAD_MS - Date.now(),
  )
}
