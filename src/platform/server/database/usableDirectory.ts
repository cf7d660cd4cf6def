import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const OWNER_ONLY = 0o700
/** One block of a disk. */
const TRIAL_BYTES = 4 * 1024

/**
 * Makes a data directory where there is none, and writes to it once: what is wrong with it shows at the start, not at the first
 * thing that somebody wants to keep.
 * @throws in words that name the directory
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

/** Folder by folder: Node's own `recursive` never returns where the system denies that a folder exists, as in /proc. */
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
