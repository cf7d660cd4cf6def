import pg from 'pg'
import type { Engine } from '#platform/server/database/database.ts'
import { postgresqlNotifications } from '#platform/server/database/postgresqlNotifications.ts'
import { StatementNames } from '#platform/server/database/statementNames.ts'
import { parameterText, parserOf } from '#platform/server/database/values.ts'
import { Problem } from '#platform/server/http/problem.ts'

const POOL_SIZE = 30
/** If the database is unreachable, a request must get its error within two seconds. */
const CONNECT_MS = 1_500
const STATEMENT_MS = 5_000
/** If the database does not even report the statement timeout, the connection is given up. */
const QUERY_MS = STATEMENT_MS + 500
const KEEP_ALIVE_MS = 10_000
/** SQLSTATE classes: connection exceptions (except protocol violations, which are our bugs), insufficient resources (except a full disk), and shutdown or startup. */
const CONNECTION_CLASSES = /^(08(?!P01)|53(?!100)|57P)/

/** Connects to a PostgreSQL server. */
export function openPostgresql(url: string): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types: { getTypeParser: parserOf },
    // PostgreSQL writes instants in JSON in the session's time zone.
    options: '-c timezone=UTC',
    connectionTimeoutMillis: CONNECT_MS,
    pipeline: true,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // The pool replaces a connection that fails, and its query rejects. Without listeners, the error event
  // would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const names = new StatementNames()
  const notifications = postgresqlNotifications(url, pool)
  return {
    name: 'postgresql',
    notifications,
    async connect() {
      const client = await pool.connect().catch(unreachable)
      return {
        async query(text, parameters) {
          const statement = { name: names.nameOf(text), text, values: parameters.map(parameterText) }
          const { rows, rowCount } = await client.query(statement).catch((error: unknown) => {
            if (isStale(error)) names.renew(text)
            return unreachable(error)
          })
          names.noteUse(text)
          return { rows, affected: rowCount ?? 0 }
        },
        async script(text) {
          await client.query(text).catch(unreachable)
        },
        release: (broken) => client.release(broken),
      }
    },
    async close() {
      await notifications.close()
      await pool.end()
    },
  }
}

/** `cached plan must not change result type`: the table's columns have changed. */
function isStale(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000'
}

/** Rethrows an error that PostgreSQL reports about a statement. Turns a lost or refused connection into a 503. */
function unreachable(cause: unknown): never {
  if (cause instanceof pg.DatabaseError && !CONNECTION_CLASSES.test(cause.code ?? '')) throw cause
  throw new Problem(503, 'database_unavailable', 'The database cannot be reached. Please try again.', { cause })
}
