import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivate } from '#platform/server/database/privateDirectory.ts'
import { unusable } from '#platform/server/database/usableDirectory.ts'

/** Keeps references to the locks: garbage collection would release them. */
const held = new Set<DatabaseSync>()

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5

/**
 * Makes a data directory private to its owner and locks it for this process. The embedded database has no lock: two processes
 * on one directory silently destroy each other's work. The lock is an exclusive transaction in a small SQLite file, which the
 * operating system releases when the process ends, however it ends.
 * @throws if another process has locked the directory, or it cannot be used or made private
 */
export function lockDirectory(directory: string): { release(): void } {
  makePrivate(directory)
  const file = new DatabaseSync(join(directory, 'lock'))
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    file.close()
    if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) throw unusable(directory, cause)
    throw new Error(`The data directory ${directory} is in use by another process`, { cause })
  }
  held.add(file)
  return {
    release() {
      held.delete(file)
      file.close()
    },
  }
}
