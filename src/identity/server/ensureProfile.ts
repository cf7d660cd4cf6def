import { initialDisplayName } from '#identity/displayName.ts'
import { userNotFound } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/**
 * Gives a player who has none a profile: the name from the address, 1000 in each skill.
 * @throws Problem 403 `user_not_found` when the account has been deleted since its token was signed
 */
export async function ensureProfile(tx: Transaction, userId: string): Promise<void> {
  const [account] = await tx.sql<{ email: string; known: boolean }>(
    'select email, exists (select from profiles where profiles.id = users.id) as known from auth.users where id = $1',
    [userId],
  )
  if (!account) throw userNotFound()
  if (account.known) return
  await tx.sql('insert into profiles (id, display_name) values ($1, $2) on conflict (id) do nothing', [
    userId,
    initialDisplayName(account.email),
  ])
}
