import { type Database, SERVICE } from '#platform/server/database/database.ts'

const ALIVE = 1

/** Compares the value, because a broken embedded database can answer every query with no rows. */
export async function isAnswering(database: Database): Promise<boolean> {
  try {
    const [row] = await database.tx(SERVICE, (tx) => tx.sql<{ alive: number }>(`select ${ALIVE} as alive`))
    return row?.alive === ALIVE
  } catch {
    return false
  }
}
