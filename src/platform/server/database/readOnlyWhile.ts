import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { NO_ROOM, sqlStateOf } from '#platform/server/http/sqlProblem.ts'

const READ_ONLY_TRANSACTION = '25006'

/** The database, read-only while the disk is full: reads work, and writes get a 503. */
export function readOnlyWhile(isFull: () => boolean, database: Database): Database {
  const guarded: Database = {
    ...database,
    autocommit: (text, parameters) =>
      isFull() ? guarded.tx(SERVICE, (tx) => tx.sql(text, parameters)) : database.autocommit(text, parameters),
    async tx(claims, work) {
      if (!isFull()) return database.tx(claims, work)
      try {
        return await database.tx(claims, async (tx) => {
          await tx.script('set transaction read only')
          return work(tx)
        })
      } catch (error) {
        if (sqlStateOf(error) !== READ_ONLY_TRANSACTION) throw error
        throw new Problem(503, 'storage_full', NO_ROOM, { cause: error })
      }
    },
  }
  return guarded
}
