import type { GoTrueClient } from '@supabase/auth-js'
import { forgetDevice } from '#platform/web/forgetDevice.ts'
import { saveMark, showMarks } from '#platform/web/knownBrowser.ts'
import { PUBLISHABLE_KEY } from '#platform/web/publishableKey.ts'
import { SESSION_KEY } from '#platform/web/storedSession.ts'

let client: Promise<GoTrueClient> | undefined
let waitSeconds: number | undefined

/**
 * This tab's only auth client, loaded when first needed. It stores the session in localStorage, renews it and notifies other
 * tabs. It dispatches `site:auth` on `window` for every change.
 */
export function authClient(): Promise<GoTrueClient> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/** How many seconds the last 429 asked to wait. auth-js passes on an error's message and code, but not its Retry-After. */
export function secondsToWait(): number | undefined {
  return waitSeconds
}

async function createClient(): Promise<GoTrueClient> {
  const { GoTrueClient } = await import('@supabase/auth-js')
  const auth = new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    headers: { apikey: PUBLISHABLE_KEY },
    storageKey: SESSION_KEY,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch: authFetch,
  })
  auth.onAuthStateChange((change) => {
    if (change === 'SIGNED_OUT') void forgetDevice()
    dispatchEvent(new Event('site:auth'))
  })
  return auth
}

const authFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  showMarks(headers)
  const answer = await fetch(input, { ...init, headers })
  saveMark(answer)
  if (answer.status === 429) waitSeconds = Number(answer.headers.get('retry-after')) || undefined
  return answer
}
