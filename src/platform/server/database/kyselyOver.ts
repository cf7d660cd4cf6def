import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { QueryResult } from '#platform/server/database/database.ts'

type Query = (text: string, parameters: readonly unknown[]) => Promise<QueryResult>

/** Kysely as a typed way to write the queries of one transaction that is already open; it can neither begin nor end one. */
export function kyselyOver<Tables>(query: Query): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOver(query),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

function driverOver(query: Query): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(compiled: { sql: string; parameters: readonly unknown[] }) {
      const { rows, affected } = await query(compiled.sql, compiled.parameters)
      return { rows: rows as Row[], numAffectedRows: BigInt(affected) }
    },
    streamQuery() {
      throw new Error('Streaming is not available')
    },
  }
  const refuse = async () => {
    throw new Error('Transactions are opened by Database.tx alone')
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}
