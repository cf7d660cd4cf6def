import type { GoTrueClient } from '@supabase/auth-js'
import type { AuthError } from '#identity/accountFailure.ts'
import { enrollFactor } from '#identity/web/enrollFactor.ts'

type Answer = { data: unknown; error: null } | { data: null; error: AuthError }

/**
 * Makes a passkey with the browser. auth-js has a call for that, but it cannot send the password, and it asks for security keys only.
 */
export async function addPasskey(
  auth: GoTrueClient,
  { name, currentPassword }: { name: string; currentPassword?: string },
): Promise<Answer> {
  const enrolled = await enrollFactor(auth, {
    factor_type: 'webauthn',
    friendly_name: name,
    ...(currentPassword === undefined ? {} : { current_password: currentPassword }),
  })
  return enrolled.error ? enrolled : givePasskey(auth, enrolled.data.id)
}

/** Passes the second step with a passkey. */
export async function passWithPasskey(auth: GoTrueClient): Promise<Answer> {
  const listed = await auth.mfa.listFactors()
  if (listed.error) return listed
  const [first] = listed.data.webauthn
  // The service takes any passkey of the account for this one.
  return first ? givePasskey(auth, first.id) : { data: null, error: { name: 'NotAllowedError', message: '' } }
}

/** Answers a challenge with what the browser's own dialog returns. */
async function givePasskey(auth: GoTrueClient, factorId: string): Promise<Answer> {
  const asked = await auth.mfa.challenge({ factorId, webauthn: { rpId: location.hostname } })
  if (asked.error) return asked
  const { id: challengeId, webauthn } = asked.data
  const { publicKey } = webauthn.credential_options as CredentialCreationOptions & CredentialRequestOptions
  try {
    const credential =
      webauthn.type === 'create'
        ? await navigator.credentials.create({ publicKey } as CredentialCreationOptions)
        : await navigator.credentials.get({ publicKey } as CredentialRequestOptions)
    const given = { type: webauthn.type, rpId: location.hostname, credential_response: credential }
    return await auth.mfa.verify({ factorId, challengeId, webauthn: given } as Parameters<typeof auth.mfa.verify>[0])
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return { data: null, error: { name: error.name, message: error.message } }
  }
}
