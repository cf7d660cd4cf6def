import { MINUTE_MS } from '#kit/time.ts'
import { authClient } from '#platform/web/authClient.ts'
import { parseStoredSession, storedSessionText } from '#platform/web/storedSession.ts'

/** A token this close to its end is renewed before it is used: the margin that auth-js itself keeps. */
export const RENEW_AHEAD_MS = 1.5 * MINUTE_MS

/** The signed-in player's access token, renewed when it is about to end; undefined for a visitor. */
export async function accessToken(): Promise<string | undefined> {
  const stored = parseStoredSession(storedSessionText())
  if (stored === undefined) return undefined
  if (stored.expiresAt - Date.now() > RENEW_AHEAD_MS) return stored.accessToken
  const { data } = await (await authClient()).getSession()
  return data.session?.access_token
}

/** For a token that the server no longer takes: a new one, or the session is over and this browser forgets it. */
export async function renewedAccessToken(): Promise<string | undefined> {
  const auth = await authClient()
  const { data, error } = await auth.refreshSession()
  if (error?.name === 'AuthApiError') await auth.signOut({ scope: 'local' })
  return data.session?.access_token
}
