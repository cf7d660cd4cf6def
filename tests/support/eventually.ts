import { vi } from 'vitest'

/**
 * Waits until the check passes, as `expect.poll` does for one value. Only a test that fails waits the whole minute, so it is long enough
 * for the slowest machine.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 50 })
}
