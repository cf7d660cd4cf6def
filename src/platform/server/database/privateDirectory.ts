import { chmodSync, readdirSync, statSync } from 'node:fs'
import { makeUsable, OWNER_ONLY } from '#platform/server/database/usableDirectory.ts'

/** The rights of everybody but the owner. */
const OTHERS = 0o077

/**
 * Makes a data directory that only its owner can enter, or closes one of ours that was open: the embedded database writes its
 * files readable for everybody, and the key that signs access tokens is in them.
 * @throws when it cannot be used or closed, or holds other things than a database, so that closing it could lock others out
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

/** Windows has no such rights, and Node makes some up there. */
function isOpenToOthers(directory: string): boolean {
  return process.platform !== 'win32' && (statSync(directory).mode & OTHERS) !== 0
}

function openToOthers(directory: string, cause?: unknown): Error {
  const message = `Other users of this machine can enter the data directory ${directory}, and it cannot be closed to them. Name a directory of its own in DATA_DIR.`
  return new Error(message, { cause })
}
