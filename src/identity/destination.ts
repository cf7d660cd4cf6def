import { type EpochMs, HOUR_MS } from '#kit/time.ts'

/** As long as the link of a sign-up mail works. */
const KEPT_MS = HOUR_MS
const HOME = '/'

/** Where a visitor was going who had to sign in first. */
export interface Destination {
  path: string
  at: EpochMs
}

/** Where to go after signing in: where the visitor was going within the last hour, by what the browser kept; or home. */
export function destinationOf(kept: string | null, now: EpochMs): string {
  const destination = parsed(kept)
  if (!destination || now - destination.at > KEPT_MS) return HOME
  // A path of this site: two slashes would be another's.
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
