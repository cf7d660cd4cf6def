import pg from 'pg'
import { meterTransaction } from '#platform/server/database/transactionMeters.ts'

/**
 * The database's roles. Requests run as `anon` or `authenticated`, our own stores as `service_role`; migrations, checkpoints and
 * backups as `owner`.
 */
export type Role = 'anon' | 'authenticated' | 'service_role' | 'owner'

/** The role and user of a transaction. They become its `request.jwt.claims`, from which policies read `auth.uid()`. */
export interface Claims {
  role: Role
  /** The signed-in user's id. */
  sub?: string
  [claim: string]: unknown
}

export const SERVICE: Claims = { role: 'service_role' }
/**
 * For statements that commit by themselves. The same few run again and again, and a list of ids as a parameter would have PostgreSQL
 * plan them each time, which takes longer than to run them.
 */
export const PLAN_ONCE = { name: 'plan_cache_mode', value: 'force_generic_plan' } as const
export const OWNER: Claims = { role: 'owner' }

/** One open transaction. After `work` has returned, a query throws, so that it cannot join another transaction. */
export interface Transaction {
  /** One SQL statement with parameters `$1`, `$2` …; values never become part of the text. */
  sql<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Several statements without parameters, separated by semicolons: migrations. */
  script(text: string): Promise<void>
}

export interface Database {
  readonly engine: 'pglite' | 'postgresql'
  /**
   * Runs `work` in one transaction as `claims`; commits if it returns, rolls back if it throws. This and `autocommit` are the only
   * ways to reach the database. Await only the database inside: with the embedded engine, all other work waits meanwhile.
   */
  tx<Result>(claims: Claims, work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /**
   * Runs one statement as `SERVICE` and commits it, with a third of the messages of `tx`. For frequent work whose races one statement
   * decides.
   */
  autocommit<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export interface QueryResult {
  rows: Record<string, unknown>[]
  affected: number
}

/** One connection, held by one transaction at a time. */
export interface Connection {
  query(text: string, parameters: readonly unknown[]): Promise<QueryResult>
  /** Several statements without parameters, separated by semicolons. */
  script(text: string): Promise<void>
  /** Returns the connection to the pool. A broken connection is discarded. */
  release(broken: boolean): void
}

export interface Engine {
  readonly name: Database['engine']
  /** Throws a `Problem` 503 if no connection becomes free in time. */
  connect(): Promise<Connection>
  /** Runs one statement in a transaction of its own as `SERVICE`. */
  autocommit(text: string, parameters: readonly unknown[]): Promise<QueryResult>
  close(): Promise<void>
}

export function databaseOver(engine: Engine): Database {
  return {
    engine: engine.name,
    close: () => engine.close(),
    autocommit: <Row>(text: string, parameters: readonly unknown[] = []) =>
      meterTransaction('autocommit', async () => (await engine.autocommit(text, parameters)).rows as Row[]),
    tx: (claims, work) =>
      meterTransaction(claims.role, async (opened) => {
        const connection = await engine.connect()
        opened()
        let broken = true
        try {
          const result = await transact(connection, claims, work)
          broken = false
          return result
        } catch (error) {
          broken = !(await rolledBack(connection))
          throw error
        } finally {
          connection.release(broken)
        }
      }),
  }
}

async function transact<Result>(connection: Connection, claims: Claims, work: (tx: Transaction) => Promise<Result>) {
  // The first statement does not wait for this response: if this fails, the database refuses that statement.
  const begun = connection.script(beginAs(claims))
  const guard = guarded(connection)
  try {
    const transaction: Transaction = {
      sql: async <Row>(text: string, parameters: readonly unknown[] = []) =>
        (await guard.query(text, parameters)).rows as Row[],
      script: (text) => guard.script(text),
    }
    const [, result] = await Promise.all([begun, work(transaction)])
    guard.end()
    await connection.script('commit')
    return result
  } finally {
    guard.end()
  }
}

/** The statements that open a transaction with this role and these claims. */
export function beginAs(claims: Claims): string {
  if (claims.role === 'owner') return 'begin'
  const role = pg.escapeIdentifier(claims.role)
  const json = pg.escapeLiteral(JSON.stringify(claims))
  // Takes half the time of `select set_config(…)`, which is planned and run as a query.
  return `begin; set local role ${role}; set local request.jwt.claims = ${json}`
}

function guarded(connection: Connection) {
  let open = true
  const demandOpen = (text: string) => {
    if (!open) throw new Error(`Query after the end of its transaction: ${text}`)
  }
  return {
    async query(text: string, parameters: readonly unknown[]): Promise<QueryResult> {
      demandOpen(text)
      return connection.query(text, parameters)
    },
    async script(text: string): Promise<void> {
      demandOpen(text)
      return connection.script(text)
    },
    end() {
      open = false
    },
  }
}

async function rolledBack(connection: Connection): Promise<boolean> {
  try {
    await connection.script('rollback')
    return true
  } catch {
    return false
  }
}
