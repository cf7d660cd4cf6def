import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { isSpeakable, LONGEST_SPOKEN } from '#speech/respelling.ts'

/** Opaque names of clips. They contain the encrypted text, so nothing is stored for them. */
export interface ClipTokens {
  /**
   * The same for the same text and salt. Its length reveals the length of the text only in steps of 96 bytes: a word and a short
   * sentence (31 syllables and less) look alike. Throws on a text that is empty or too long.
   */
  seal(text: string, salt: string): string
  /** Returns the text, or undefined for a token that was not sealed with this secret. */
  open(token: string): string | undefined
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const LENGTH_BYTES = 2
const STEP_BYTES = 96

export function clipTokens(secret: string): ClipTokens {
  const cipherKey = derivedKey(secret, 'encrypt')
  const ivKey = derivedKey(secret, 'iv')
  return {
    seal(text, salt) {
      // The IV is derived from the plaintext, so it repeats only if the whole token does.
      const iv = createHmac('sha256', ivKey)
        .update(JSON.stringify([salt, text]))
        .digest()
        .subarray(0, IV_BYTES)
      const cipher = createCipheriv(CIPHER, cipherKey, iv)
      const sealed = Buffer.concat([cipher.update(padded(text)), cipher.final()])
      return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')
    },
    open(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (!isSealedLength(bytes.length) || bytes.toString('base64url') !== token) return undefined
      const decipher = createDecipheriv(CIPHER, cipherKey, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return unpadded(Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]))
      } catch {
        return undefined
      }
    },
  }
}

function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `speech ${purpose}`, 32))
}

function isSealedLength(bytes: number): boolean {
  const plainBytes = bytes - IV_BYTES - TAG_BYTES
  return plainBytes > 0 && plainBytes % STEP_BYTES === 0
}

/** The text's length, the text as UTF-8, and zeros up to the next step. */
function padded(text: string): Buffer {
  if (!isSpeakable(text)) throw new RangeError(`A clip says 1 to ${LONGEST_SPOKEN} characters`)
  const textBytes = Buffer.byteLength(text)
  const plain = Buffer.alloc(Math.ceil((LENGTH_BYTES + textBytes) / STEP_BYTES) * STEP_BYTES)
  plain.writeUInt16LE(textBytes, 0)
  plain.write(text, LENGTH_BYTES)
  return plain
}

function unpadded(plain: Buffer): string {
  return plain.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + plain.readUInt16LE(0))
}
