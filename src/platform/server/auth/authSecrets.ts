import { createHmac, randomBytes } from 'node:crypto'
import { loadSigningKeys, type SigningKeys } from '#platform/server/auth/signingKeys.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type KeyedHash, storedSecret } from '#platform/server/secrets.ts'

export interface AuthSecrets {
  signingKeys: SigningKeys
  keyedHash: KeyedHash
  /** The first encrypts the keys of authenticator apps; all decrypt them. */
  factorKeys: FactorKeys
}

export type FactorKeys = readonly [Buffer, ...Buffer[]]

/**
 * The secrets of this installation: generated at its first start, then the same at every start and on every node.
 * @param factorKeys from the environment. The generated key encrypts only without them, and always decrypts.
 */
export async function loadAuthSecrets(database: Database, factorKeys: readonly string[] = []): Promise<AuthSecrets> {
  const hashKey = await storedSecret(database, 'auth.hash_key', () => randomBytes(32).toString('base64url'))
  return {
    factorKeys: await allFactorKeys(database, factorKeys),
    signingKeys: await loadSigningKeys(database),
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
