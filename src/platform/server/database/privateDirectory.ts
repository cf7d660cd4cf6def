import { chmodSync, readdirSync, statSync } from 'node:fs'
import { makeUsable, OWNER_ONLY } from '#platform/server/database/usableDirectory.ts'

/** The permission bits for all users except the owner. */
const OTHERS = 0o077

/**
 * Creates a data directory that only its owner can enter, or makes an existing one private. The embedded database writes its
 * files readable for all users, and they contain the key that signs access tokens.
 * @throws if it cannot be used or made private, or contains other files, so that making it private could lock others out
 */
export function makePrivate(directory: string): void {
  makeUsable(directory)
  if (!isOpenToOthers(directory)) return
  const entries = readdirSync(directory)
  if (entries.length > 0 && !entries.includes('database')) throw openToOthers(directory)
  try {
    chmodSync(directory, OWNER_ONLY)
  } catch (cause) {
    throw openToOthers(directory, cause)
  }
  if (isOpenToOthers(directory)) throw openToOthers(directory)
}

/** Windows has no such permissions; Node invents them there. */
function isOpenToOthers(directory: string): boolean {
  return process.platform !== 'win32' && (statSync(directory).mode & OTHERS) !== 0
}

function openToOthers(directory: string, cause?: unknown): Error {
  const message = `Other users of this machine can enter the data directory ${directory}, and the server cannot make it private. Name a separate directory in DATA_DIR.`
  return new Error(message, { cause })
}
