import { access, appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DatabaseContents, databaseContents, verifyContents } from '#platform/server/backup/contents.ts'
import { unpack } from '#platform/server/backup/tarball.ts'
import { databaseOver } from '#platform/server/database/database.ts'
import { openPglite } from '#platform/server/database/pglite.ts'

/** The entry of a backup that says what its database contains. */
export const CONTENTS_FILE = 'contents.json'
/** The entry that is the folder of the embedded database. */
export const DATABASE_FOLDER = 'database'

export interface UnpackedBackup {
  contents: DatabaseContents
  /** How many rows its tables have together. */
  rows: number
}

/**
 * Unpacks a backup into an empty folder, opens its database there, and compares it with what the backup says about it.
 * @param isTrial whether the database is thrown away afterward; then it is opened with little memory
 * @throws if the file is no backup, or not a good one
 */
export async function unpackBackup(
  file: string,
  folder: string,
  { isTrial }: { isTrial: boolean },
): Promise<UnpackedBackup> {
  await unpack(file, folder)
  await access(join(folder, DATABASE_FOLDER, 'PG_VERSION'))
  const contents = databaseContents.parse(JSON.parse(await readFile(join(folder, CONTENTS_FILE), 'utf8')))
  if (isTrial) await appendFile(join(folder, DATABASE_FOLDER, 'postgresql.conf'), '\nshared_buffers = 16MB\n')
  const database = databaseOver(await openPglite(folder))
  try {
    return { contents, rows: await verifyContents(database, contents) }
  } finally {
    await database.close()
  }
}
