import { createHash, createHmac, randomBytes } from 'node:crypto'

/** `family` identifies the session for its whole life; `leaf` changes with every refresh. On the wire: `family.leaf`. */
export interface RefreshToken {
  family: string
  leaf: string
}

export function newRefreshToken(): RefreshToken {
  return { family: randomBytes(16).toString('base64url'), leaf: randomBytes(32).toString('base64url') }
}

export function writeRefreshToken({ family, leaf }: RefreshToken): string {
  return `${family}.${leaf}`
}

export function readRefreshToken(text: string): RefreshToken | undefined {
  const [family, leaf, more] = text.split('.')
  return family && leaf && more === undefined ? { family, leaf } : undefined
}

/** Computes the successor from a random salt and the leaf, so that it can be computed again only with both. */
export function successorLeaf(leaf: string, salt: string): string {
  return createHmac('sha256', leaf).update(salt).digest('base64url')
}

/** The stored form of a random token. The token cannot be guessed, so a fast hash is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
