import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { EpochMs } from '#kit/time.ts'
import { readBackupFileName } from '#platform/backup.ts'
import { DATABASE_FOLDER, type UnpackedBackup, unpackBackup } from '#platform/server/backup/unpackBackup.ts'
import { lockDirectory } from '#platform/server/database/directoryLock.ts'
import { readMigrations } from '#platform/server/database/migrate.ts'
import { plantDatabase, RESTORED } from '#platform/server/database/plantDatabase.ts'

const DRAFT = 'restore.draft'

/**
 * Puts the database of a backup in place of the embedded database of a data directory. The present one is put aside, not deleted. Until
 * the backup has been unpacked and verified, nothing changes; if it is interrupted after that, the next start of the server completes it.
 * @returns in words what it did
 * @throws if a server runs there, or the backup is not good
 */
export async function restoreBackup({ file, dataDirectory, at }: { file: string; dataDirectory: string; at: EpochMs }) {
  const lock = lockedDirectory(dataDirectory)
  const draft = join(dataDirectory, DRAFT)
  const database = join(dataDirectory, DATABASE_FOLDER)
  const aside = `${database}.before-restore-${new Date(at).toISOString().replaceAll(':', '-')}`
  try {
    await rm(draft, { recursive: true, force: true })
    const unpacked = await unpackBackup(file, draft, { isTrial: false })
    await rm(join(dataDirectory, RESTORED), { recursive: true, force: true })
    await rename(join(draft, DATABASE_FOLDER), join(dataDirectory, RESTORED))
    const hadDatabase = existsSync(database)
    if (hadDatabase) await rename(database, aside)
    await plantDatabase(dataDirectory)
    return wordsFor(file, dataDirectory, hadDatabase ? aside : undefined, unpacked)
  } finally {
    await rm(draft, { recursive: true, force: true })
    lock.release()
  }
}

function lockedDirectory(dataDirectory: string): { release(): void } {
  try {
    return lockDirectory(dataDirectory)
  } catch (cause) {
    throw new Error(`${(cause as Error).message}. If a server runs there, stop it first.`, { cause })
  }
}

function wordsFor(
  file: string,
  dataDirectory: string,
  aside: string | undefined,
  { contents, rows }: UnpackedBackup,
): string {
  const made = readBackupFileName(basename(file))
  const when = made ? ` of ${new Date(made.at).toISOString().slice(0, 19).replace('T', ' ')} UTC` : ''
  const ours = readMigrations().map(({ name }) => name)
  const missing = ours.filter((name) => !contents.migrations.includes(name))
  const unknown = contents.migrations.filter((name) => !ours.includes(name))
  return [
    `Restored into ${dataDirectory}: the backup${when}, ${rows.toLocaleString('en-US')} rows. Every table was read and compared.`,
    aside
      ? `The database that was there is now in ${aside}. Delete it when you are sure that you do not need it.`
      : 'There was no database before.',
    missing.length > 0 && `The server will apply ${missing.length} migrations of this release when it starts.`,
    unknown.length > 0 &&
      `It was made by a newer release: this one does not know ${unknown.join(', ')}. Start it with the release that made it.`,
    'What was saved after the backup is not in it. Now start the server.',
  ]
    .filter(Boolean)
    .join('\n')
}
