import type { EpochMs } from '#kit/time.ts'

/** Where auth-js keeps the session in localStorage; `site.js` looks there too, before the first paint. */
export const SESSION_KEY = 'hanpan-auth'

export interface StoredSession {
  accessToken: string
  /** When the access token ends. */
  expiresAt: EpochMs
  user: { id: string; email: string }
}

/** The text that localStorage holds; null when signed out, or where the browser keeps nothing for this site. */
export function storedSessionText(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY)
  } catch {
    return null
  }
}

/** What the text says, so that presence and token are known without auth-js. Undefined for none, or a damaged one. */
export function parseStoredSession(text: string | null): StoredSession | undefined {
  const session = parseJson(text)
  const user = session?.user as { id?: unknown; email?: unknown } | null | undefined
  if (typeof session?.access_token !== 'string' || typeof session.refresh_token !== 'string') return undefined
  if (typeof session.expires_at !== 'number' || typeof user?.id !== 'string') return undefined
  return {
    accessToken: session.access_token,
    expiresAt: session.expires_at * 1000,
    user: { id: user.id, email: typeof user.email === 'string' ? user.email : '' },
  }
}

function parseJson(text: string | null): Record<string, unknown> | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Record<string, unknown> | null) ?? undefined
  } catch {
    return undefined
  }
}
