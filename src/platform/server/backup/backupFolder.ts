import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Backup, keptBackups, readBackupFileName } from '#platform/backup.ts'

export interface StoredBackup extends Backup {
  file: string
}

/** The backups in a folder, the newest first. None if there is no such folder. */
export async function storedBackups(backupDirectory: string): Promise<StoredBackup[]> {
  const names = await readdir(backupDirectory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((name) => {
      const backup = readBackupFileName(name)
      return backup ? [{ ...backup, file: join(backupDirectory, name) }] : []
    })
    .sort((one, other) => other.at - one.at)
}

/** Deletes the backups that are no longer needed, and nothing else. */
export async function thinBackups(backupDirectory: string): Promise<void> {
  const stored = await storedBackups(backupDirectory)
  const kept = new Set(keptBackups(stored))
  for (const backup of stored) if (!kept.has(backup)) await rm(backup.file)
}
