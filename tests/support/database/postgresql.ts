import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { startPostgresql } from '#tests/support/database/postgresqlServer.ts'

/** Starts a PostgreSQL server for this run and migrates one database, which every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresql()
  const database = await openDatabase({ databaseUrl: server.url, dataDirectory: '' })
  await database.close()
  project.provide('postgresqlTemplate', server.url)
  return server.stop
}
