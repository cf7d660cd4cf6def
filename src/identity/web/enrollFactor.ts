import type { GoTrueClient } from '@supabase/auth-js'
import type { AuthError } from '#identity/accountFailure.ts'
import { authorizedFetch } from '#platform/web/authorizedFetch.ts'

/** A new factor that counts once it has been verified. */
export interface EnrolledFactor {
  id: string
}

/** A new authenticator app. */
export interface EnrolledApp extends EnrolledFactor {
  totp: { qr_code: string; secret: string }
}

interface Wish {
  factor_type: 'totp' | 'webauthn'
  friendly_name: string
  /** Not needed once two-step sign-in is on. auth-js cannot send it. */
  current_password?: string
}

type Enrolled<Factor> = { data: Factor; error: null } | { data: null; error: AuthError }

export function enrollApp(auth: GoTrueClient, currentPassword: string): Promise<Enrolled<EnrolledApp>> {
  return enrollFactor(auth, {
    factor_type: 'totp',
    friendly_name: 'Authenticator app',
    current_password: currentPassword,
  })
}

/** An attempt that was broken off is forgotten. */
export async function enrollFactor<Factor extends EnrolledFactor>(
  auth: GoTrueClient,
  wish: Wish,
): Promise<Enrolled<Factor>> {
  const listed = await auth.mfa.listFactors()
  if (listed.error) return listed
  for (const { id, status } of listed.data.all) {
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
  }
  const answer = await authorizedFetch('/auth/v1/factors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  const body = (await answer.json()) as Factor & { msg: string; error_code: string }
  if (answer.ok) return { data: body, error: null }
  const error = { name: 'AuthApiError', message: body.msg, status: answer.status, code: body.error_code }
  return { data: null, error }
}
