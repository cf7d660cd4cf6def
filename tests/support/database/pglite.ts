import type { TestProject } from 'vitest/node'
import { makeTemplate } from '#platform/server/database/makeTemplate.ts'

/** One migrated embedded database, which every test file then copies: a fresh one takes seconds, a copy a moment. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('pgliteTemplate', await makeTemplate())
}
