import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** How long after a challenge its code or signature may come. */
export const CHALLENGE_SECONDS = 300

/** A session's challenge for a factor. GoTrue ties it to an IP address, which phones change. */
export interface FactorChallenge {
  challengeId: string
  factorId: string
  sessionId: string
}

/**
 * What a passkey has to sign; null for the code of an app.
 * @throws Problem 422 `mfa_factor_not_found`, `mfa_challenge_expired`
 */
export async function demandChallenge(
  tx: Transaction,
  { challengeId, factorId, sessionId }: FactorChallenge,
): Promise<string | null> {
  const [found] = await tx.sql<{ challenge: string | null; isAlive: boolean }>(
    `select challenge, created_at > app_now() - $4::int * interval '1 second' as "isAlive" from auth.factor_challenges
     where id = $1 and factor_id = $2 and session_id = $3`,
    [challengeId, factorId, sessionId, CHALLENGE_SECONDS],
  )
  if (!found) throw new Problem(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (found.isAlive) return found.challenge
  const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`
  throw new Problem(422, 'mfa_challenge_expired', message)
}

/** A challenge is used once. */
export async function spendChallenge(tx: Transaction, { challengeId }: FactorChallenge): Promise<void> {
  await tx.sql('delete from auth.factor_challenges where id = $1', [challengeId])
}
