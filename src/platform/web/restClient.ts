import type { PostgrestClient } from '@supabase/postgrest-js'
import { authorizedFetch } from '#platform/web/authorizedFetch.ts'

let client: Promise<PostgrestClient> | undefined

/** The tables at `/rest/v1`, as whoever is signed in. Loaded at first need. */
export function restClient(): Promise<PostgrestClient> {
  client ??= import('@supabase/postgrest-js').then(
    ({ PostgrestClient }) => new PostgrestClient(`${location.origin}/rest/v1`, { fetch: authorizedFetch }),
    (error: unknown) => {
      client = undefined
      throw error
    },
  )
  return client
}
