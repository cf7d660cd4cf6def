import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { SupabaseClient } from '@supabase/supabase-js'
import { SITE_URL } from '#tests/support/server/authServer.ts'

/** A passkey as a browser and its authenticator keep it. Tests change its fields to attack. */
export interface SoftwarePasskey {
  id: string
  key: KeyObject
  /** The user it was made for, as its authenticator says. */
  userHandle: string
  signCount: number
}

interface Surroundings {
  origin?: string
  host?: string
  /** Whether the authenticator checks who uses it. */
  checksUser?: boolean
}

interface CreationOptions {
  challenge: ArrayBuffer
  user: { id: ArrayBuffer }
}

const FLAG = { userPresent: 0x01, userVerified: 0x04, attestedCredential: 0x40 }

/** Enrolls a passkey with the client's account, up to what `mfa.verify` needs. */
export async function madePasskey(client: SupabaseClient, friendlyName = 'Laptop', surroundings: Surroundings = {}) {
  const { data: factor, error } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName })
  if (error) throw error
  const { data } = await client.auth.mfa.challenge({ factorId: factor.id, webauthn: { rpId: 'ignored.example' } })
  if (data?.webauthn.type !== 'create') throw new Error('The factor asked for no new passkey')
  const { challenge, user } = data.webauthn.credential_options.publicKey as CreationOptions
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const passkey: SoftwarePasskey = {
    id: randomBytes(16).toString('base64url'),
    key: privateKey,
    userHandle: Buffer.from(user.id).toString('base64url'),
    signCount: 0,
  }
  const attested = Buffer.concat([
    Buffer.alloc(16),
    lengthOf(passkey.id),
    Buffer.from(passkey.id, 'base64url'),
    cose(publicKey),
  ])
  const authData = Buffer.concat([authenticatorData(passkey, surroundings, FLAG.attestedCredential), attested])
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', Uint8Array.from(authData)],
  ])
  const credential_response = credentialOf(passkey.id, {
    clientDataJSON: clientData('webauthn.create', challenge, surroundings).toString('base64url'),
    attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
    transports: ['internal'],
  })
  const answer = {
    factorId: factor.id,
    challengeId: data.id,
    webauthn: { type: 'create', credential_response },
  } as never
  return { passkey, factorId: factor.id, answer }
}

/** Adds a passkey to the client's account. */
export async function addedPasskey(client: SupabaseClient, friendlyName = 'Laptop') {
  const { passkey, factorId, answer } = await madePasskey(client, friendlyName)
  const { error } = await client.auth.mfa.verify(answer)
  if (error) throw error
  return { passkey, factorId }
}

/** The signature of a challenge, as auth-js takes it from a browser. */
export function signatureOf(
  passkey: SoftwarePasskey,
  challenge: ArrayBuffer | string,
  surroundings: Surroundings = {},
): ReturnType<typeof credentialOf> {
  passkey.signCount += 1
  const authData = authenticatorData(passkey, surroundings)
  const client = clientData('webauthn.get', challenge, surroundings)
  const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
  return credentialOf(passkey.id, {
    clientDataJSON: client.toString('base64url'),
    authenticatorData: authData.toString('base64url'),
    signature: sign('sha256', signed, passkey.key).toString('base64url'),
    userHandle: passkey.userHandle,
  })
}

/** Signs in without the password. */
export async function signInWith(client: SupabaseClient, passkey: SoftwarePasskey, surroundings: Surroundings = {}) {
  const { data, error } = await client.auth.passkey.startAuthentication()
  if (error) throw error
  const credential = signatureOf(passkey, data.options.challenge, surroundings) as never
  return client.auth.passkey.verifyAuthentication({ challengeId: data.challenge_id, credential })
}

/** Passes the second step after the password. */
export async function passWith(
  client: SupabaseClient,
  factorId: string,
  passkey: SoftwarePasskey,
  surroundings: Surroundings = {},
) {
  const { data, error } = await client.auth.mfa.challenge({ factorId, webauthn: { rpId: 'ignored.example' } })
  if (error) throw error
  if (data.webauthn.type !== 'request') throw new Error('The factor asked for no signature')
  const { challenge } = data.webauthn.credential_options.publicKey as unknown as { challenge: ArrayBuffer }
  const credential_response = signatureOf(passkey, challenge, surroundings)
  return client.auth.mfa.verify({
    factorId,
    challengeId: data.id,
    webauthn: { type: 'request', credential_response },
  } as never)
}

function credentialOf(id: string, response: Record<string, unknown>) {
  const json = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  return { ...json, toJSON: () => json }
}

function clientData(type: string, challenge: ArrayBuffer | string, { origin = SITE_URL }: Surroundings): Buffer {
  const text = typeof challenge === 'string' ? challenge : Buffer.from(challenge).toString('base64url')
  return Buffer.from(JSON.stringify({ type, challenge: text, origin, crossOrigin: false }))
}

function authenticatorData(
  { signCount }: SoftwarePasskey,
  { host = new URL(SITE_URL).hostname, checksUser = true }: Surroundings,
  more = 0,
): Buffer {
  const flags = FLAG.userPresent | (checksUser ? FLAG.userVerified : 0) | more
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(signCount)
  return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), counter])
}

function lengthOf(id: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(Buffer.from(id, 'base64url').length)
  return length
}

/** COSE: an ES256 key on P-256. */
function cose(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const entries: [number, unknown][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ]
  return isoCBOR.encode(new Map(entries) as never)
}
