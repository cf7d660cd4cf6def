import { MINUTE_MS } from '#kit/time.ts'
import { authClient } from '#platform/web/authClient.ts'
import { parseStoredSession, storedSessionText } from '#platform/web/storedSession.ts'

/** A token this close to its expiry is renewed before it is used. auth-js has the same margin. */
export const RENEW_AHEAD_MS = 1.5 * MINUTE_MS

/** The signed-in player's access token, renewed if it is about to expire; undefined for a visitor. */
export async function accessToken(): Promise<string | undefined> {
  const stored = parseStoredSession(storedSessionText())
  if (stored === undefined) return undefined
  if (stored.expiresAt - Date.now() > RENEW_AHEAD_MS) return stored.accessToken
  const { data } = await (await authClient()).getSession()
  return data.session?.access_token
}

/** A new token after the server refused the old one. If the session is over, this browser forgets it. */
export async function renewedAccessToken(): Promise<string | undefined> {
  const auth = await authClient()
  const { data, error } = await auth.refreshSession()
  if (error?.name === 'AuthApiError') await auth.signOut({ scope: 'local' })
  return data.session?.access_token
}
