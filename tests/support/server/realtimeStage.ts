import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { type Guest, type RealtimeServer, startRealtimeServer } from '#tests/support/server/realtimeServer.ts'

/** To be read inside tests. */
export interface RealtimeStage {
  readonly database: Database
  readonly server: RealtimeServer
  /** A new guest for each test, invited to a room and a hall of their own. */
  readonly ann: Guest
  /** The room's, and the hall's. */
  readonly id: string
}

/** Realtime on a database of its own while the tests of a file run. */
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
