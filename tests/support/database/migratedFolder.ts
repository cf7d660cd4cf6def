import { cp } from 'node:fs/promises'
import { inject } from 'vitest'
import { createServerFolder, type ServerFolder } from '#tests/support/server/serverProcess.ts'

/** A server's folder in which the migrations have been done: its first start takes no longer than any other. */
export async function createMigratedFolder(): Promise<ServerFolder> {
  const folder = await createServerFolder()
  await cp(inject('pgliteTemplate'), folder.path, { recursive: true })
  return folder
}
