import { granted, refused, type Verdict } from '#kit/verdict.ts'
import { type Account, accountByEmail } from '#platform/server/auth/account.ts'
import { normalizedEmail } from '#platform/server/auth/emailAddress.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** Why nothing was granted or revoked. */
export type GrantRefusal = 'admin/unknown-address' | 'admin/already-admin' | 'admin/not-admin'

/** Makes the account with this address an admin, from the next request on. */
export async function grantAdmin(tx: Transaction, email: string): Promise<Verdict<Account, GrantRefusal>> {
  const account = await accountByEmail(tx, normalizedEmail(email))
  if (!account) return refused('admin/unknown-address')
  const added = await tx.sql('insert into app.admins (user_id) values ($1) on conflict do nothing returning user_id', [
    account.id,
  ])
  return added.length > 0 ? granted(account) : refused('admin/already-admin')
}

/** Revokes the role. The user's next request is already refused, whatever the token says. */
export async function revokeAdmin(tx: Transaction, email: string): Promise<Verdict<Account, GrantRefusal>> {
  const account = await accountByEmail(tx, normalizedEmail(email))
  if (!account) return refused('admin/unknown-address')
  const removed = await tx.sql('delete from app.admins where user_id = $1 returning user_id', [account.id])
  return removed.length > 0 ? granted(account) : refused('admin/not-admin')
}
