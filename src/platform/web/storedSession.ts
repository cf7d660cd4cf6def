import type { EpochMs } from '#kit/time.ts'

/** The localStorage key of auth-js's session. `site.js` reads it too, before the first paint. */
export const SESSION_KEY = 'hanpan-auth'

export interface StoredSession {
  accessToken: string
  /** When the access token expires. */
  expiresAt: EpochMs
  user: { id: string; email: string }
}

/** The stored text; null if signed out, or if the browser does not allow storage. */
export function storedSessionText(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY)
  } catch {
    return null
  }
}

/**
 * Parses the stored text, to know the player and the token without loading auth-js. Undefined if missing or damaged, or if the code of
 * the second step is still missing: such a session opens nothing.
 */
export function parseStoredSession(text: string | null): StoredSession | undefined {
  const session = parseJson(text)
  if (session?.second_step_due) return undefined
  const user = session?.user as { id?: unknown; email?: unknown } | null | undefined
  if (typeof session?.access_token !== 'string' || typeof session.refresh_token !== 'string') return undefined
  if (typeof session.expires_at !== 'number' || typeof user?.id !== 'string') return undefined
  return {
    accessToken: session.access_token,
    expiresAt: session.expires_at * 1000,
    user: { id: user.id, email: typeof user.email === 'string' ? user.email : '' },
  }
}

/** Whether the password was right and the code of the second step is still missing. */
export function isSecondStepDue(text: string | null): boolean {
  return parseJson(text)?.second_step_due === true
}

/** How a session that still owes the second step can pass it, besides a recovery code. */
export function waysToPass(text: string | null): { app: boolean; passkey: boolean } {
  const user = parseJson(text)?.user as { factors?: { factor_type?: unknown; status?: unknown }[] } | null | undefined
  const verified = (user?.factors ?? []).filter(({ status }) => status === 'verified')
  const has = (type: string) => verified.some(({ factor_type }) => factor_type === type)
  return { app: has('totp'), passkey: has('webauthn') }
}

function parseJson(text: string | null): Record<string, unknown> | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Record<string, unknown> | null) ?? undefined
  } catch {
    return undefined
  }
}
