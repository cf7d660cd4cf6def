import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/server/database/openDatabase.ts'

/** Migrates one embedded database, which every test file then copies: a fresh one takes seconds, a copy a moment. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'hanpan-template-'))
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory: template })
  await database.close()
  project.provide('pgliteTemplate', template)
  return () => rm(template, { recursive: true, force: true })
}
