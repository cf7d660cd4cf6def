import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { restoreClock } from '#platform/server/database/clock.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { copyTemplate } from '#tests/support/database/copyTemplate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for the databases of this run's workers. It is deleted at the end of the run. */
    pgliteFolder: string
  }
}

/** A database for one test file. */
export interface LentDatabase {
  database: Database
  giveBack(): Promise<void>
}

/**
 * The test files of a worker run one after the other, and opening an embedded database costs as much as many of them. So they get the
 * same one, emptied. A second database of a file, or one after a file that changed more than rows, is new.
 */
export async function lendPglite(): Promise<LentDatabase> {
  const { database, schema } = idle.pop() ?? (await openCopy())
  let isLent = true
  return {
    database: usableWhile(() => isLent, database),
    async giveBack() {
      isLent = false
      await empty(database)
      if ((await schemaOf(database)) === schema) idle.push({ database, schema })
      else await database.close()
    },
  }
}

interface OpenCopy {
  database: Database
  /** A digest of its schema as the migrations left it. */
  schema: string
}

const idle: OpenCopy[] = []

async function openCopy(): Promise<OpenCopy> {
  const dataDirectory = await mkdtemp(join(inject('pgliteFolder'), 'database-'))
  copyTemplate(inject('pgliteTemplate'), dataDirectory)
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory })
  return { database, schema: await schemaOf(database) }
}

/** Whatever still runs when its test file has ended fails here, and does not reach the database of the next file. */
function usableWhile(isLent: () => boolean, database: Database): Database {
  const demandLent = () => {
    if (!isLent()) throw new Error('The test file that this database was lent to has ended')
  }
  return {
    ...database,
    async tx(claims, work) {
      demandLent()
      return database.tx(claims, work)
    },
    async autocommit(text, parameters) {
      demandLent()
      return database.autocommit(text, parameters)
    },
    close: () => Promise.reject(new Error('Remove a test database instead of closing it')),
  }
}

/** Deletes the rows of all tables, which the migrations leave empty, and resets the clock. Tables without a page have never had a row. */
async function empty(database: Database): Promise<void> {
  await restoreClock(database)
  await database.tx(OWNER, async (tx) => {
    const [used] = await tx.sql<{ names: string | null }>(
      `select string_agg(oid::regclass::text, ', ') as names from pg_class
       where relkind = 'r' and pg_relation_size(oid) > 0 and oid <> 'app.migrations'::regclass
         and relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace)`,
    )
    if (used?.names) await tx.script(`truncate ${used.names} restart identity cascade`)
  })
}

async function schemaOf(database: Database): Promise<string> {
  const [digest] = await database.tx(OWNER, (tx) => tx.sql<{ md5: string }>(SCHEMA_DIGEST))
  return digest?.md5 ?? ''
}

/** Everything in the catalog that a test could change, except what emptying tables and moving the clock leave different. */
const SCHEMA_DIGEST = `
  select md5(string_agg(part, ';' order by part)) from (
    select (oid, relname, relacl, relrowsecurity, relnatts)::text from pg_class where relkind <> 't'
    union all select (attrelid, attname, atttypid, attnotnull, attacl)::text from pg_attribute where attnum > 0
    union all select (oid, btrim(prosrc), proacl, proconfig)::text from pg_proc
    union all select (oid, tgname, tgenabled)::text from pg_trigger
    union all select (oid, polname, polroles)::text from pg_policy
    union all select (oid, conname)::text from pg_constraint
    union all select (oid, nspname, nspacl)::text from pg_namespace
    union all select (oid, rolname, rolsuper, rolcanlogin, rolconfig)::text from pg_roles
  ) as parts (part)`
