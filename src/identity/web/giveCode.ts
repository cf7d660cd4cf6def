import type { AuthError, GoTrueClient } from '@supabase/auth-js'

type Given = { data: unknown; error: null } | { data: null; error: AuthError }

const APP_CODE = /^\d{6}$/

/** Passes the second step with a code of the app or a recovery code, whichever was typed. */
export async function giveCode(auth: GoTrueClient, typed: string): Promise<Given> {
  const code = typed.replaceAll(/\s/g, '')
  if (!APP_CODE.test(code)) return auth.mfa.recoveryCodes.verify({ code })
  const listed = await auth.mfa.listFactors()
  if (listed.error) return listed
  if (listed.data.totp.length === 0) return auth.mfa.recoveryCodes.verify({ code })
  let given: Given = listed
  for (const { id } of listed.data.totp) {
    given = await auth.mfa.challengeAndVerify({ factorId: id, code })
    if (given.error?.code !== 'mfa_verification_failed') return given
  }
  return given
}
