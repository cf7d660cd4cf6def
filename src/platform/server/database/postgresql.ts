import pg from 'pg'
import type { Milliseconds } from '#kit/time.ts'
import { type Engine, PLAN_ONCE, type QueryResult, SERVICE } from '#platform/server/database/database.ts'
import { StatementNames } from '#platform/server/database/statementNames.ts'
import { parameterText, parserOf } from '#platform/server/database/values.ts'
import { Problem } from '#platform/server/http/problem.ts'

const POOL_SIZE = 30
/** Connections on which every statement is its own transaction. */
const AUTOCOMMIT_POOL_SIZE = 8
/** If the database is unreachable, a request must get its error within two seconds. */
const CONNECT_MS = 1_500
const STATEMENT_MS = 5_000
/** If the database does not even report the statement timeout, the connection is given up. */
const QUERY_MS = STATEMENT_MS + 500
const KEEP_ALIVE_MS = 10_000
/** The role belongs to the session, so no statement can be sent without it. `reset role` returns to it, too. */
const AS_SERVICE = [
  `-c role=${SERVICE.role}`,
  `-c request.jwt.claims=${JSON.stringify(SERVICE)}`,
  `-c ${PLAN_ONCE.name}=${PLAN_ONCE.value}`,
].join(' ')
/** SQLSTATE classes: connection exceptions (except protocol violations, which are our bugs), insufficient resources (except a full disk), and shutdown or startup. */
const CONNECTION_CLASSES = /^(08(?!P01)|53(?!100)|57P)/

/**
 * Connects to a PostgreSQL server.
 * @param patienceMs how long a request waits for a connection
 */
export function openPostgresql(url: string, patienceMs = CONNECT_MS): Engine {
  const pool = openPool(url, { size: POOL_SIZE, patienceMs })
  const autocommitPool = openPool(url, { size: AUTOCOMMIT_POOL_SIZE, patienceMs, settings: AS_SERVICE })
  const names = new StatementNames()
  const query = async (client: pg.PoolClient, text: string, parameters: readonly unknown[]): Promise<QueryResult> => {
    const statement = { name: names.nameOf(text), text, values: parameters.map(parameterText) }
    const { rows, rowCount } = await client.query(statement).catch((error: unknown) => {
      if (isStale(error)) names.renew(text)
      return unreachable(error)
    })
    names.noteUse(text)
    return { rows, affected: rowCount ?? 0 }
  }
  return {
    name: 'postgresql',
    async connect() {
      const client = await pool.connect().catch(unreachable)
      return {
        query: (text, parameters) => query(client, text, parameters),
        async script(text) {
          await client.query(text).catch(unreachable)
        },
        release: (broken) => client.release(broken),
      }
    },
    async autocommit(text, parameters) {
      const client = await autocommitPool.connect().catch(unreachable)
      let broken = true
      try {
        const result = await query(client, text, parameters)
        broken = false
        return result
      } catch (error) {
        broken = error instanceof Problem
        throw error
      } finally {
        client.release(broken)
      }
    },
    async close() {
      await Promise.all([pool.end(), autocommitPool.end()])
    },
  }
}

interface PoolOptions {
  size: number
  patienceMs: Milliseconds
  /** Of every session, as command-line options of a PostgreSQL server. */
  settings?: string
}

function openPool(url: string, { size, patienceMs, settings = '' }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types: { getTypeParser: parserOf },
    // PostgreSQL writes instants in JSON in the session's time zone.
    options: `-c timezone=UTC ${settings}`,
    connectionTimeoutMillis: patienceMs,
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
  return pool
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
