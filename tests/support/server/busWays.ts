import { inject } from 'vitest'
import type { Bus } from '#platform/server/bus/bus.ts'
import { openInProcessBus } from '#platform/server/bus/inProcessBus.ts'
import { openBus } from '#platform/server/bus/openBus.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { createLog } from '#platform/server/log.ts'
import { copyPostgresql } from '#tests/support/database/postgresqlServer.ts'
import { createTestDatabase } from '#tests/support/database/testDatabase.ts'
import { hasNats, startNats } from '#tests/support/server/natsServer.ts'

export interface BusNode {
  bus: Bus
  database: Database
  close(): Promise<void>
}

/** Nodes that share a database and a bus. */
export interface OpenedWay {
  open(): Promise<BusNode>
  /** Interrupts all nodes' connections to the bus. */
  cut(): Promise<void>
  /** After the nodes. */
  close(): Promise<void>
}

/** A way in which nodes reach each other. */
export interface BusWay {
  name: string
  /** Whether it can be tried in this run, which has one of the two databases. */
  isHere: boolean
  begin(): Promise<OpenedWay>
}

const isPostgresql = process.env.TEST_DATABASE === 'postgresql'
const log = createLog('silent')

export const BUS_WAYS: BusWay[] = [
  { name: 'in one process', isHere: !isPostgresql, begin: inOneProcess },
  { name: 'on one PostgreSQL', isHere: isPostgresql, begin: onPostgresql },
  { name: 'on NATS', isHere: !isPostgresql && hasNats(), begin: onNats },
]

async function inOneProcess(): Promise<OpenedWay> {
  const { database, remove } = await createTestDatabase()
  const bus = openInProcessBus()
  return {
    async open() {
      const joined = bus.join()
      return { bus: joined, database, close: joined.close }
    },
    // There is no connection.
    async cut() {},
    close: remove,
  }
}

async function onPostgresql(): Promise<OpenedWay> {
  const databaseUrl = await copyPostgresql(inject('postgresqlTemplate'))
  const nodes = new Set<Database>()
  return {
    async open() {
      const database = await openDatabase({ databaseUrl, dataDirectory: '' })
      const bus = await openBus({ databaseUrl, busUrl: undefined }, { database, log })
      nodes.add(database)
      return {
        bus,
        database,
        async close() {
          nodes.delete(database)
          await bus.close()
          await database.close()
        },
      }
    },
    async cut() {
      const [first] = nodes
      const cut = await first?.tx(OWNER, (tx) =>
        tx.sql(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
        ),
      )
      if (!cut || cut.length < nodes.size) throw new Error('The nodes had no connections')
    },
    async close() {},
  }
}

async function onNats(): Promise<OpenedWay> {
  const nats = await startNats()
  const { database, remove } = await createTestDatabase()
  return {
    async open() {
      const bus = await openBus({ databaseUrl: undefined, busUrl: nats.url }, { database, log })
      return { bus, database, close: bus.close }
    },
    async cut() {
      await nats.stop()
      await nats.start()
    },
    async close() {
      await nats.stop()
      await remove()
    },
  }
}
