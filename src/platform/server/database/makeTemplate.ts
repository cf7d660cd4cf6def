import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { TEMPLATES, templateFolder } from '#platform/server/database/plantDatabase.ts'

/** Creates the template for new data directories if it is missing, and deletes older ones. Returns its folder. */
export async function makeTemplate(): Promise<string> {
  const template = templateFolder()
  if (existsSync(template)) return template
  await mkdir(TEMPLATES, { recursive: true })
  const older = await readdir(TEMPLATES)
  const draft = `${TEMPLATES}${randomUUID()}`
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory: draft })
  await database.close()
  await rm(join(draft, 'lock'), { force: true })
  await rename(draft, template).catch((error) => {
    // Another process has created it in the meantime.
    if (!existsSync(template)) throw error
  })
  await Promise.all(
    [...older.map((name) => TEMPLATES + name), draft].map((path) => rm(path, { recursive: true, force: true })),
  )
  return template
}
