import type { GoTrueClient } from '@supabase/auth-js'
import type { AuthError } from '#identity/accountFailure.ts'
import { authorizedFetch } from '#platform/web/authorizedFetch.ts'

/** A new authenticator app that counts once its first code is right. */
export interface EnrolledApp {
  id: string
  totp: { qr_code: string; secret: string }
}

type Enrolled = { data: EnrolledApp; error: null } | { data: null; error: AuthError }

/** Asks for the app's key with the current password, which auth-js cannot send. An attempt that was broken off is forgotten. */
export async function enrollApp(auth: GoTrueClient, currentPassword: string): Promise<Enrolled> {
  const listed = await auth.mfa.listFactors()
  if (listed.error) return listed
  for (const { id, status } of listed.data.all) {
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
  }
  const answer = await authorizedFetch('/auth/v1/factors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      factor_type: 'totp',
      friendly_name: 'Authenticator app',
      current_password: currentPassword,
    }),
  })
  const body = (await answer.json()) as EnrolledApp & { msg: string; error_code: string }
  if (answer.ok) return { data: body, error: null }
  const error = { name: 'AuthApiError', message: body.msg, status: answer.status, code: body.error_code }
  return { data: null, error }
}
