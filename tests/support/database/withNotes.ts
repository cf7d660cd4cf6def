import type { Database } from '#platform/server/database/database.ts'

/** The database, and the texts of the statements that are sent through it, oldest first. `begin` and `commit` are left out. */
export function withNotes(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = []
  const noted: Database = {
    ...database,
    autocommit(text, parameters) {
      statements.push(text)
      return database.autocommit(text, parameters)
    },
    tx: (claims, work) =>
      database.tx(claims, (tx) =>
        work({
          ...tx,
          sql(text, parameters) {
            statements.push(text)
            return tx.sql(text, parameters)
          },
        }),
      ),
  }
  return { database: noted, statements }
}
