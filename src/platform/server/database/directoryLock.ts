import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivate } from '#platform/server/database/privateDirectory.ts'

/** A lock that nobody refers to would be collected, and so be let go. */
const held = new Set<DatabaseSync>()

/**
 * Holds a data directory, which only its owner can enter, for this process alone. The embedded database does not: two processes on one directory silently
 * destroy each other's work. The lock is an exclusive transaction in a small SQLite file, so it is the kernel that holds it,
 * and it is gone the moment the process is, however that dies.
 * @throws when another process holds the directory, or it can not be closed to other users
 */
export function lockDirectory(directory: string): { release(): void } {
  makePrivate(directory)
  const file = new DatabaseSync(join(directory, 'lock'))
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    file.close()
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
