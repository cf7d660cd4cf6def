import { accountById } from '#platform/server/auth/account.ts'
import { passwordMatches } from '#platform/server/auth/password.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { sqlStateOf } from '#platform/server/http/sqlProblem.ts'

/** The deletion is retried this often when other transactions interfere. */
const MOST_TRIES = 5
/** serialization_failure, which `app.lock_account` raises; deadlock_detected, if another transaction locks in a different order. */
const LOST_RACES = ['40001', '40P01']

/** Whether this is the user's password. Required before an account is deleted. */
export async function isOwnPassword(database: Database, userId: string, password: string): Promise<boolean> {
  const account = await database.tx(SERVICE, (tx) => accountById(tx, userId))
  return passwordMatches(password, account?.passwordHash ?? null, userId)
}

/** Deletes the account with its sessions, its letters and every row that refers to it. */
export async function deleteAccount(database: Database, userId: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.tx(SERVICE, (tx) => deleteLocked(tx, userId))
    } catch (error) {
      if (tries === MOST_TRIES || !LOST_RACES.includes(sqlStateOf(error) ?? '')) throw error
    }
  }
}

async function deleteLocked(tx: Transaction, userId: string): Promise<void> {
  await tx.sql('delete from auth.letters where user_id = $1 or email = (select email from auth.users where id = $1)', [
    userId,
  ])
  await tx.sql('select app.lock_account($1)', [userId])
  await tx.sql('delete from auth.users where id = $1', [userId])
}
