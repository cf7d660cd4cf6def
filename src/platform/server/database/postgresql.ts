import pg from 'pg'
import type { Engine } from '#platform/server/database/database.ts'
import { parameterText, parserOf } from '#platform/server/database/values.ts'
import { Problem } from '#platform/server/http/problem.ts'

const POOL_SIZE = 20
/** A database that is gone must be answered within two seconds. */
const CONNECT_MS = 1_500
const STATEMENT_MS = 5_000

/** A PostgreSQL server by its URL. */
export function openPostgresql(url: string): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types: { getTypeParser: parserOf },
    // JSON gives instants in the session's zone.
    options: '-c timezone=UTC',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
  })
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return {
    name: 'postgresql',
    async connect() {
      const client = await pool.connect().catch((cause) => {
        throw new Problem(503, 'database_unavailable', 'The database can not be reached. Please try again.', { cause })
      })
      return {
        async query(text, parameters) {
          const { rows, rowCount } = await client.query(text, parameters.map(parameterText))
          return { rows, affected: rowCount ?? 0 }
        },
        async script(text) {
          await client.query(text)
        },
        release: (broken) => client.release(broken),
      }
    },
    close: () => pool.end(),
  }
}
