import { randomUUID } from 'node:crypto'
import { type Database, SERVICE } from '#platform/server/database/database.ts'

/** A confirmed account without a password, for tests that do not sign in; returns its id. */
export async function createUser(database: Database): Promise<string> {
  const id = randomUUID()
  await database.tx(SERVICE, (tx) =>
    tx.sql('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, app_now())', [
      id,
      `${id}@example.org`,
    ]),
  )
  return id
}
