import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeTemplate } from '#platform/server/database/makeTemplate.ts'

/** Creates one migrated embedded database. Tests copy it, because creating another takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-tests-'))
  project.provide('pgliteTemplate', await makeTemplate())
  project.provide('pgliteFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
