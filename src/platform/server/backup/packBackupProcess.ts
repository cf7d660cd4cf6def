// `makeBackup.ts` runs this file as a separate process, so that packing and verifying take neither memory nor time of the server: packs
// a copy of the database, deletes the copy, and unpacks and verifies the backup.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackOrder, PackOutcome } from '#platform/server/backup/makeBackup.ts'
import { pack } from '#platform/server/backup/tarball.ts'
import { CONTENTS_FILE, DATABASE_FOLDER, unpackBackup } from '#platform/server/backup/unpackBackup.ts'

process.umask(0o077)
// The server is gone, and nobody wants the backup.
process.once('disconnect', () => process.exit(1))
process.once('message', async ({ folder, file }: PackOrder) => {
  process.send?.(await outcomeOf(folder, file), () => process.disconnect())
})

async function outcomeOf(folder: string, file: string): Promise<PackOutcome> {
  try {
    await pack(folder, [CONTENTS_FILE, DATABASE_FOLDER], file)
    await rm(join(folder, DATABASE_FOLDER), { recursive: true })
    const { rows } = await unpackBackup(file, join(folder, 'trial'), { isTrial: true })
    return { ok: true, rows }
  } catch (error) {
    return { ok: false, reason: (error as Error).message }
  }
}
