import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { type Guest, type RealtimeServer, startRealtimeServer } from '#tests/support/server/realtimeServer.ts'

/** Its properties may only be read inside tests. */
export interface RealtimeStage {
  readonly database: Database
  readonly server: RealtimeServer
  /** A new guest for each test, who may join one room and one hall. */
  readonly ann: Guest
  /** The topics of that room and hall. */
  readonly id: string
}

/** Realtime with its own database, for the tests of one file. */
export function realtimeStage(): RealtimeStage {
  let context: TestDatabase
  let server: RealtimeServer
  let ann: Guest
  let id: string
  beforeAll(async () => {
    context = await createTestDatabase()
    server = await startRealtimeServer(context.database)
  })
  beforeEach(async () => {
    ann = await server.guest()
    id = randomUUID()
    server.invited.add(`${ann.userId} ${id}`)
  })
  afterAll(async () => {
    await server.close()
    await context.remove()
  })
  return {
    get database() {
      return context.database
    },
    get server() {
      return server
    },
    get ann() {
      return ann
    },
    get id() {
      return id
    },
  }
}
