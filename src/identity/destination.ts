import { type EpochMs, HOUR_MS } from '#kit/time.ts'

/** As long as the link in a sign-up mail works. */
const KEPT_MS = HOUR_MS
const HOME = '/'

/** The page that a visitor wanted before they had to sign in. */
export interface Destination {
  path: string
  at: EpochMs
}

/** Where to go after signing in: the page that the visitor wanted within the last hour, from what the browser kept, or home. */
export function destinationOf(kept: string | null, now: EpochMs): string {
  const destination = parsed(kept)
  if (!destination || now - destination.at > KEPT_MS) return HOME
  // Two slashes would begin the address of another site.
  return /^\/(?!\/)/.test(destination.path) ? destination.path : HOME
}

function parsed(kept: string | null): Destination | undefined {
  try {
    const { path, at }: Partial<Destination> = JSON.parse(kept ?? '{}')
    return typeof path === 'string' && typeof at === 'number' ? { path, at } : undefined
  } catch {
    return undefined
  }
}
