import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app with this key shows at an instant. */
export function appCode(secret: string, at: number = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
}

export interface App {
  factorId: string
  secret: string
}

/** Gives the client an authenticator app that is not verified yet. */
export async function enrolled(client: SupabaseClient, friendlyName = 'Phone'): Promise<App> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { factorId: data.id, secret: data.totp.secret }
}
