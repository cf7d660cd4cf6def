import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts the key of an authenticator app, for this factor only. */
export function sealSecret(key: Buffer, factorId: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(factorId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Throws if the text was sealed with none of these keys for this factor. */
export function openSecret(keys: readonly Buffer[], factorId: string, text: string): string {
  for (const key of keys) {
    const secret = openedWith(key, factorId, text)
    if (secret !== undefined) return secret
  }
  throw new Error('The key of an authenticator app was sealed with a key that FACTOR_KEYS does not name')
}

/** Undefined if the text was sealed with another key, or for another factor. */
export function openedWith(key: Buffer, factorId: string, text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(factorId))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  const secret = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8')
  try {
    return secret + decipher.final('utf8')
  } catch {
    return undefined
  }
}
