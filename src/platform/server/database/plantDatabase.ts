import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrations } from '#platform/server/database/migrate.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Where templates lie: embedded databases, migrated and never used, one for each set of migrations. */
export const TEMPLATES = `${ROOT}.cache/database/`

/** The template of exactly these migrations and this PGlite, whether it has been made or not. */
export function templateFolder(): string {
  const { version } = JSON.parse(readFileSync(`${ROOT}node_modules/@electric-sql/pglite/package.json`, 'utf8'))
  const hash = createHash('sha256').update(JSON.stringify([version, readMigrations()]))
  return TEMPLATES + hash.digest('hex').slice(0, 32)
}

/**
 * A data directory without a database gets a copy of the template: making one takes seconds. Whole or not at all; without a
 * template nothing happens, and the database is made by its migrations.
 */
export async function plantDatabase(directory: string, template = templateFolder()): Promise<void> {
  const database = join(directory, 'database')
  if (existsSync(database) || !existsSync(template)) return
  const draft = `${database}.draft`
  await rm(draft, { recursive: true, force: true })
  await cp(join(template, 'database'), draft, { recursive: true })
  // The copy has the rights of the user who built the template.
  await chmod(draft, 0o700)
  await rename(draft, database)
}
