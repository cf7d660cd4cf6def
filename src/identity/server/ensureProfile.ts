import { initialDisplayName } from '#identity/displayName.ts'
import { userNotFound } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/**
 * Creates the player's profile unless it exists, with a name from the email address and the starting rating in each skill.
 * @throws Problem 403 `user_not_found` if the account was deleted after its token was signed
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
