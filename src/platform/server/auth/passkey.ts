import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { Account } from '#platform/server/auth/account.ts'
import { CHALLENGE_SECONDS } from '#platform/server/auth/factorChallenge.ts'

/** Whom passkeys are made for. A browser uses one only on pages of this origin. */
export interface RelyingParty {
  name: string
  origin: string
}

export function relyingParty({ siteName, siteUrl }: { siteName: string; siteUrl: () => string }): RelyingParty {
  return { name: siteName, origin: siteUrl() }
}

/** A verified passkey of an account. */
export interface Passkey {
  factorId: string
  /** In base64url. */
  credentialId: string
  /** COSE, in base64url. */
  publicKey: string
  signCount: number
  transports: string[]
}

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
const credentialId = base64url.max(1_400)
const type = z.literal('public-key')

/** A new passkey, as `navigator.credentials.create` returns it. */
export const registration = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})

/** A signature, as `navigator.credentials.get` returns it. */
export const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

type Registration = z.infer<typeof registration>
type Assertion = z.infer<typeof assertion>

/** COSE's numbers for Ed25519, ES256 and RS256, which all authenticators know one of. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = CHALLENGE_SECONDS * 1_000
/** Loaded when a passkey is first used, because reading attestations takes many modules. */
const webauthn = () => import('@simplewebauthn/server')

/** What the browser needs to make a passkey for the account. It is asked to keep the account's name with it, and to check who uses it. */
export async function creationOptions(
  party: RelyingParty,
  { id, email }: Pick<Account, 'id' | 'email'>,
  existing: readonly Passkey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: hostOf(party),
    userID: Uint8Array.from(Buffer.from(id)),
    userName: email,
    userDisplayName: email,
    timeout: TIMEOUT_MS,
    excludeCredentials: existing.map(descriptorOf),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** What the browser needs to sign with one of these passkeys; without any, with one that it finds itself after checking its user. */
export async function requestOptions(
  party: RelyingParty,
  passkeys?: readonly Passkey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: hostOf(party),
    timeout: TIMEOUT_MS,
    ...(passkeys
      ? { allowCredentials: passkeys.map(descriptorOf), userVerification: 'preferred' }
      : { userVerification: 'required' }),
  })
}

/** The passkey that was made. Undefined if it was made for another challenge or site. */
export async function registeredPasskey(
  party: RelyingParty,
  challenge: string,
  response: Registration,
): Promise<Omit<Passkey, 'factorId'> | undefined> {
  const { verifyRegistrationResponse } = await webauthn()
  const { clientDataJSON, attestationObject, transports = [] } = response.response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: hostOf(party),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports,
    }
  } catch {
    return undefined
  }
}

/**
 * The passkey's new number of signatures. Undefined if it did not sign this challenge on this site, or if the number did not grow as
 * it should: then somebody has copied the passkey.
 * @param checksUser whether the authenticator must have checked who used it (by a fingerprint, face or PIN)
 */
export async function signCountAfter(
  party: RelyingParty,
  challenge: string,
  signed: { passkey: Passkey; response: Assertion; checksUser: boolean },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { credentialId: id, publicKey, signCount: counter } = signed.passkey
  const { userHandle, ...response } = signed.response.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...signed.response,
        clientExtensionResults: {},
        response: { ...response, ...(userHandle ? { userHandle } : {}) },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: hostOf(party),
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: signed.checksUser,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/** Whether the authenticator says that it made the passkey for this user. */
export function isMadeFor(userId: string, { response }: Assertion): boolean {
  return Buffer.from(response.userHandle ?? '', 'base64url').toString() === userId
}

function descriptorOf({ credentialId: id, transports }: Passkey) {
  return { id, transports }
}

function hostOf({ origin }: RelyingParty): string {
  return new URL(origin).hostname
}
