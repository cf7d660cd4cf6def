import type { TestProject } from 'vitest/node'
import { makeTemplate } from '#platform/server/database/makeTemplate.ts'

/** Creates one migrated embedded database. Every test file copies it, because creating another takes seconds. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('pgliteTemplate', await makeTemplate())
}
