import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, importJWK, type JWK } from 'jose'
import type { Database } from '#platform/server/database/database.ts'
import { type KeyedHash, storedSecret } from '#platform/server/secrets.ts'

export const SIGNING_ALGORITHM = 'ES256'

export interface AuthSecrets {
  signing: SigningKey
  keyedHash: KeyedHash
  /** Encrypts the keys of authenticator apps. */
  factorKey: Buffer
}

export interface SigningKey {
  /** Key id in every token's header: the RFC 7638 thumbprint of the public key. */
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
  /** The public key, as published at `.well-known/jwks.json`. */
  publicJwk: JWK
}

/** The secrets of this installation: generated at its first start, then the same at every start and on every node. */
export async function loadAuthSecrets(database: Database): Promise<AuthSecrets> {
  const privateJwk = await storedSecret(database, 'auth.signing_key', newPrivateJwk)
  const hashKey = await storedSecret(database, 'auth.hash_key', () => randomBytes(32).toString('base64url'))
  const factorKey = await storedSecret(database, 'auth.factor_key', () => randomBytes(32).toString('base64url'))
  return {
    factorKey: Buffer.from(factorKey, 'base64url'),
    signing: await signingKey(JSON.parse(privateJwk)),
    keyedHash: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
  }
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
