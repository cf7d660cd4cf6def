import { granted, refused } from '#kit/verdict.ts'
import type { MadeBackup } from '#platform/server/backup/makeBackup.ts'
import type { Command, Commands } from '#platform/server/commandSocket/command.ts'
import type { Database } from '#platform/server/database/database.ts'

const MEGABYTE = 1024 * 1024

/** The command behind `npm run backup`. */
export function backupCommands(make: (database: Database) => Promise<MadeBackup>): Commands {
  const backup: Command = async (parameters, database) => {
    if (parameters.length > 0) return refused('npm run backup takes no parameters. BACKUP_DIR names the folder.')
    try {
      return granted(wordsFor(await make(database)))
    } catch (error) {
      return refused((error as Error).message)
    }
  }
  return new Map([['backup', backup]])
}

function wordsFor({ file, bytes, rows, heldMs }: MadeBackup): string {
  return [
    `Backup: ${file} (${(bytes / MEGABYTE).toFixed(1)} MB)`,
    `It was restored into a scratch folder and compared with the database: ${rows.toLocaleString('en-US')} rows.`,
    `Other work waited for the database for ${Math.ceil(heldMs)} ms.`,
  ].join('\n')
}
