import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countChallenge } from '#platform/server/auth/authLimits.ts'
import { factorNotFound, ownApp } from '#platform/server/auth/ownFactor.ts'
import { demandSignedIn } from '#platform/server/auth/signedIn.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** How long after the challenge its code may come. */
export const CHALLENGE_SECONDS = 300

/** POST /factors/:id/challenge: announces a code. GoTrue ties a challenge to an IP address, which phones change; here it belongs to the session. */
export async function challengeFactor(
  dependencies: AuthDependencies,
  context: RequestContext,
  factorId: string,
): Promise<Response> {
  const { account, sessionId } = await demandSignedIn(dependencies, context)
  const factor = ownApp(account, factorId, 'POST /factors/recovery-codes/verify')
  await countChallenge(dependencies, sessionId)
  const challenge = await dependencies.database.tx(SERVICE, (tx) => challengeOf(tx, factor.id, sessionId))
  return context.json({ ...challenge, type: factor.factor_type })
}

async function challengeOf(
  tx: Transaction,
  factorId: string,
  sessionId: string,
): Promise<{ id: string; expires_at: number }> {
  const challenged = await tx.sql('update auth.factors set last_challenged_at = app_now() where id = $1 returning id', [
    factorId,
  ])
  if (challenged.length === 0) throw factorNotFound()
  await tx.sql(
    `delete from auth.factor_challenges where factor_id = $1 and created_at < app_now() - $2::int * interval '1 second'`,
    [factorId, CHALLENGE_SECONDS],
  )
  const [challenge] = await tx.sql<{ id: string; expires_at: number }>(
    `insert into auth.factor_challenges (factor_id, session_id) values ($1, $2)
     returning id, floor(extract(epoch from created_at))::float8 + $3::int as expires_at`,
    [factorId, sessionId, CHALLENGE_SECONDS],
  )
  if (!challenge) throw new Error('The challenge was not stored')
  return challenge
}
