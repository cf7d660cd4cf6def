import { accountById } from '#platform/server/auth/account.ts'
import { passwordMatches } from '#platform/server/auth/password.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'

/** Whether this is the user's password; asked for before an account is deleted. */
export async function isOwnPassword(database: Database, userId: string, password: string): Promise<boolean> {
  const account = await database.tx(SERVICE, (tx) => accountById(tx, userId))
  return passwordMatches(password, account?.passwordHash ?? null)
}

/** Deletes the account with its sessions, its letters and every row that hangs on it by a foreign key. */
export async function deleteAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.sql('delete from auth.letters where email = (select email from auth.users where id = $1)', [userId])
  await tx.sql('delete from auth.users where id = $1', [userId])
}
