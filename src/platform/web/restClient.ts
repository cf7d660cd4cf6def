import type { PostgrestClient } from '@supabase/postgrest-js'
import { authorizedFetch } from '#platform/web/authorizedFetch.ts'

let client: Promise<PostgrestClient> | undefined

/** The tables at `/rest/v1`, as the signed-in player or a visitor. Loaded when first needed. */
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
