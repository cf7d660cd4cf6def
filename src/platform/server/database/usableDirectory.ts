import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const OWNER_ONLY = 0o700
/** One disk block. */
const TRIAL_BYTES = 4 * 1024

/**
 * Creates the data directory if it is missing, and writes to it once, so that a problem shows at the start and not when the server
 * first saves something.
 * @throws an error that names the directory
 */
export function makeUsable(directory: string): void {
  try {
    makeFolder(resolve(directory))
    const trial = join(directory, `trial-${randomUUID()}`)
    try {
      writeFileSync(trial, Buffer.alloc(TRIAL_BYTES), { flag: 'wx' })
    } finally {
      rmSync(trial, { force: true })
    }
  } catch (cause) {
    throw unusable(directory, cause)
  }
}

/** Creates folder by folder: Node's `recursive` never returns where the system denies that a folder exists, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: OWNER_ONLY })
}

export function unusable(directory: string, cause: unknown): Error {
  const reason = (cause as Error).message
  const message = `The data directory ${resolve(directory)} cannot be used: ${reason}. DATA_DIR names a directory that the server can write to.`
  return new Error(message, { cause })
}
