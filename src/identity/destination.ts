import { type EpochMs, HOUR_MS } from '#kit/time.ts'

/** As long as the link in a sign-up email works. */
const KEPT_MS = HOUR_MS
export const HOME = '/'

/** The page that a visitor wanted before they had to sign in. */
export interface Destination {
  path: string
  at: EpochMs
}

/**
 * The page to open after signing in: the page that the visitor wanted within the last hour, as stored by the browser, or the
 * home page.
 */
export function destinationOf(stored: string | null, now: EpochMs): string {
  const destination = parsed(stored)
  if (!destination || now - destination.at > KEPT_MS) return HOME
  // A path that begins with two slashes would lead to another site.
  return /^\/(?!\/)/.test(destination.path) ? destination.path : HOME
}

function parsed(stored: string | null): Destination | undefined {
  try {
    const { path, at }: Partial<Destination> = JSON.parse(stored ?? '{}')
    return typeof path === 'string' && typeof at === 'number' ? { path, at } : undefined
  } catch {
    return undefined
  }
}
