import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrations } from '#platform/server/database/migrate.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * The folder in a data directory that holds a restored and verified database which is to take the place of the present one. It has this
 * name only for a moment.
 */
export const RESTORED = 'database.restored'

/** The folder of templates: migrated, empty embedded databases, one for each set of migrations. */
export const TEMPLATES = `${ROOT}.cache/database/`

/** The template's folder for the current migrations and version of PGlite. It may not exist yet. */
export function templateFolder(): string {
  const { version } = JSON.parse(readFileSync(`${ROOT}node_modules/@electric-sql/pglite/package.json`, 'utf8'))
  const hash = createHash('sha256').update(JSON.stringify([version, readMigrations()]))
  return TEMPLATES + hash.digest('hex').slice(0, 32)
}

/**
 * Copies the template into a data directory that has no database, because creating a database takes seconds. The copy is all or
 * nothing. Without a template nothing happens, and the migrations create the database. If somebody was restoring a backup and was
 * interrupted after the present database had been put aside, the restored one takes its place.
 */
export async function plantDatabase(directory: string, template = templateFolder()): Promise<void> {
  const database = join(directory, 'database')
  const restored = join(directory, RESTORED)
  if (!existsSync(database) && existsSync(restored)) await rename(restored, database)
  if (existsSync(database) || !existsSync(template)) return
  const draft = `${database}.draft`
  await rm(draft, { recursive: true, force: true })
  // Much faster than the asynchronous copy of a thousand files.
  cpSync(join(template, 'database'), draft, { recursive: true })
  // The copy has the template's permissions.
  await chmod(draft, 0o700)
  await rename(draft, database)
}
