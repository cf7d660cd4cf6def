import { randomUUID } from 'node:crypto'
import { type Database, SERVICE } from '#platform/server/database/database.ts'

/** A confirmed account without a password, for tests that do not sign in; returns its id. */
export async function createUser(database: Database, email = `${randomUUID()}@example.org`): Promise<string> {
  const [row] = await database.tx(SERVICE, (tx) =>
    tx.sql<{ id: string }>('insert into auth.users (email, email_confirmed_at) values ($1, app_now()) returning id', [
      email,
    ]),
  )
  if (!row) throw new Error('no user was created')
  return row.id
}
