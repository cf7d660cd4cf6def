import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, importJWK, type JWK } from 'jose'
import type { Database } from '#platform/server/database/database.ts'
import { type KeyedHash, storedSecret } from '#platform/server/secrets.ts'

export const SIGNING_ALGORITHM = 'ES256'

export interface AuthSecrets {
  signing: SigningKey
  keyedHash: KeyedHash
  /** The first encrypts the keys of authenticator apps; all decrypt them. */
  factorKeys: FactorKeys
}

export type FactorKeys = readonly [Buffer, ...Buffer[]]

export interface SigningKey {
  /** Key id in every token's header: the RFC 7638 thumbprint of the public key. */
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
  /** The public key, as published at `.well-known/jwks.json`. */
  publicJwk: JWK
}

/**
 * The secrets of this installation: generated at its first start, then the same at every start and on every node.
 * @param factorKeys from the environment. The generated key encrypts only without them, and always decrypts.
 */
export async function loadAuthSecrets(database: Database, factorKeys: readonly string[] = []): Promise<AuthSecrets> {
  const privateJwk = await storedSecret(database, 'auth.signing_key', newPrivateJwk)
  const hashKey = await storedSecret(database, 'auth.hash_key', () => randomBytes(32).toString('base64url'))
  return {
    factorKeys: await allFactorKeys(database, factorKeys),
    signing: await signingKey(JSON.parse(privateJwk)),
    keyedHash: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
  }
}

/** Those from the environment, then the one that was generated at the first start. */
export async function allFactorKeys(database: Database, configured: readonly string[]): Promise<FactorKeys> {
  const stored = await storedSecret(database, 'auth.factor_key', () => randomBytes(32).toString('base64url'))
  const [first, ...others] = [...configured, stored].map((text) => Buffer.from(text, 'base64'))
  if (!first) throw new Error('There is no key for authenticator apps')
  return [first, ...others]
}

function newPrivateJwk(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify(privateKey.export({ format: 'jwk' }))
}

async function signingKey(privateJwk: JWK): Promise<SigningKey> {
  const { d: _secret, ...publicPart } = privateJwk
  const kid = await calculateJwkThumbprint(publicPart)
  const [privateKey, publicKey] = await Promise.all([asCryptoKey(privateJwk), asCryptoKey(publicPart)])
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: SIGNING_ALGORITHM, use: 'sig', key_ops: ['verify'] }
  return { kid, privateKey, publicKey, publicJwk }
}

async function asCryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK({ ...jwk, ext: true }, SIGNING_ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('The stored signing key is not an elliptic-curve key')
  return key
}
