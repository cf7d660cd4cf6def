import { accountById } from '#platform/server/auth/account.ts'
import type { ProofMethod } from '#platform/server/auth/assurance.ts'
import { type OpenedSession, raiseSession } from '#platform/server/auth/session.ts'
import { sessionNotFound } from '#platform/server/auth/signedIn.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** Raises the session after a right code or signature. From now on the factor counts, and attempts to add others are forgotten. */
export async function acceptFactor(
  tx: Transaction,
  accepted: { userId: string; sessionId: string; factorId: string; method: ProofMethod },
): Promise<OpenedSession> {
  const { userId, factorId } = accepted
  await tx.sql(
    `update auth.factors set status = 'verified', updated_at = app_now() where id = $1 and status = 'unverified'`,
    [factorId],
  )
  await tx.sql(`delete from auth.factors where user_id = $1 and status = 'unverified'`, [userId])
  const account = await accountById(tx, userId)
  const session = account && (await raiseSession(tx, account, accepted))
  if (!session) throw sessionNotFound()
  return session
}
