import { z } from 'zod'
import { accountById, lockAccount } from '#platform/server/auth/account.ts'
import { noteEvent, type Origin, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countCode, uncountCode } from '#platform/server/auth/authLimits.ts'
import { CHALLENGE_SECONDS } from '#platform/server/auth/challengeFactor.ts'
import { openSecret } from '#platform/server/auth/factorSecret.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { factorNotFound, ownApp, ownFactor } from '#platform/server/auth/ownFactor.ts'
import { type OpenedSession, raiseSession, sessionResponse } from '#platform/server/auth/session.ts'
import { demandSignedIn, sessionNotFound } from '#platform/server/auth/signedIn.ts'
import { stepOf } from '#platform/server/auth/totp.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const body = z.object({ challenge_id: z.uuid(), code: z.string().max(100) })

/** POST /factors/:id/verify: the code of an authenticator app. A right one raises the session to aal2; the first makes the factor count. */
export async function verifyFactor(
  dependencies: AuthDependencies,
  context: RequestContext,
  factorId: string,
): Promise<Response> {
  const { account, sessionId } = await demandSignedIn(dependencies, context)
  const { challenge_id, code } = await readJson(context, body)
  if (code === '')
    throw new Problem(400, 'validation_failed', 'Code needs to be non-empty', { extra: { field: 'code' } })
  const factor = ownApp(account, factorId, 'POST /factors/recovery-codes/verify')
  await countCode(dependencies, { factorId: factor.id, userId: account.id })
  const given = {
    factorId: factor.id,
    userId: account.id,
    sessionId,
    challengeId: challenge_id,
    code,
    origin: originOf(dependencies, context),
  }
  const session = await dependencies.database.tx(SERVICE, (tx) => verified(tx, dependencies, given))
  if (!session) throw new Problem(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  dependencies.letters.wake()
  return context.json(await sessionResponse(dependencies.tokens, session))
}

interface GivenCode {
  factorId: string
  userId: string
  sessionId: string
  challengeId: string
  code: string
  origin: Origin
}

/**
 * Codes for one account are checked one after the other. Undefined if the code is wrong, or was accepted before. That is recorded, so
 * the transaction must commit.
 */
async function verified(
  tx: Transaction,
  dependencies: AuthDependencies,
  given: GivenCode,
): Promise<OpenedSession | undefined> {
  const { factorId, userId, sessionId, origin } = given
  const account = await lockAccount(tx, userId)
  if (!account) throw factorNotFound()
  const factor = ownFactor(account, factorId)
  await demandChallenge(tx, given)
  if (!(await useCode(tx, dependencies, given))) {
    await noteEvent(tx, { userId, event: 'code_refused', origin })
    return undefined
  }
  await tx.sql('delete from auth.factor_challenges where id = $1', [given.challengeId])
  await noteEvent(tx, { userId, event: factor.status === 'unverified' ? 'app_added' : 'code_accepted', origin })
  if (factor.status === 'unverified') {
    await tx.sql(`update auth.factors set status = 'verified', updated_at = app_now() where id = $1`, [factorId])
    await askForLetter(tx, { kind: 'factor_added', email: account.email, userId })
  }
  await tx.sql(`delete from auth.factors where user_id = $1 and status = 'unverified'`, [userId])
  await uncountCode(tx, dependencies, given)
  const current = await accountById(tx, userId)
  const session = current && (await raiseSession(tx, current, { sessionId, method: 'totp', factorId }))
  if (!session) throw sessionNotFound()
  return session
}

/** @throws Problem 422 `mfa_factor_not_found`, `mfa_challenge_expired` */
async function demandChallenge(tx: Transaction, { challengeId, factorId, sessionId }: GivenCode): Promise<void> {
  const [challenge] = await tx.sql<{ isAlive: boolean }>(
    `select created_at > app_now() - $4::int * interval '1 second' as "isAlive" from auth.factor_challenges
     where id = $1 and factor_id = $2 and session_id = $3`,
    [challengeId, factorId, sessionId, CHALLENGE_SECONDS],
  )
  if (!challenge) {
    throw new Problem(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (!challenge.isAlive) {
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`
    throw new Problem(422, 'mfa_challenge_expired', message)
  }
}

/** False if the code is wrong, or was accepted before. */
async function useCode(
  tx: Transaction,
  { secrets }: AuthDependencies,
  { factorId, code }: GivenCode,
): Promise<boolean> {
  const [kept] = await tx.sql<{ secret: string; now: number }>(
    'select secret, extract(epoch from app_now())::float8 as now from auth.factors where id = $1',
    [factorId],
  )
  const step = kept && stepOf(openSecret(secrets.factorKeys, factorId, kept.secret), code, kept.now)
  const used =
    step === undefined
      ? []
      : await tx.sql(
          'insert into auth.used_codes (factor_id, step) values ($1, $2) on conflict do nothing returning step',
          [factorId, step],
        )
  return used.length > 0
}
