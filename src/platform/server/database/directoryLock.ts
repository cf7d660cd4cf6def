import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivate } from '#platform/server/database/privateDirectory.ts'
import { unusable } from '#platform/server/database/usableDirectory.ts'

/** A lock that nobody refers to would be collected, and so be let go. */
const held = new Set<DatabaseSync>()

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5

/**
 * Holds a data directory, which only its owner can enter, for this process alone. The embedded database does not: two processes
 * on one directory silently destroy each other's work. The lock is an exclusive transaction in a small SQLite file, so the kernel
 * holds it, and it is gone the moment the process is, however that ends.
 * @throws when another process holds the directory, or it cannot be used or closed to other users
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
