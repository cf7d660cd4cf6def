import { cpSync } from 'node:fs'
import { inject } from 'vitest'
import { createServerFolder, type ServerFolder } from '#tests/support/server/serverProcess.ts'

/** A server's folder with a migrated database, so that the first start is fast. */
export async function createMigratedFolder(): Promise<ServerFolder> {
  const folder = await createServerFolder()
  cpSync(inject('pgliteTemplate'), folder.path, { recursive: true })
  return folder
}
