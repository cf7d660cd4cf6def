import { z } from 'zod'
import { acceptFactor } from '#platform/server/auth/acceptFactor.ts'
import { lockAccount } from '#platform/server/auth/account.ts'
import { noteEvent, type Origin, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countCode, uncountCode } from '#platform/server/auth/authLimits.ts'
import type { AuthSecrets } from '#platform/server/auth/authSecrets.ts'
import { demandChallenge, type FactorChallenge, spendChallenge } from '#platform/server/auth/factorChallenge.ts'
import { openSecret } from '#platform/server/auth/factorSecret.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { factorNotFound, ownFactor } from '#platform/server/auth/ownFactor.ts'
import { type OpenedSession, sessionResponse } from '#platform/server/auth/session.ts'
import { stepOf } from '#platform/server/auth/totp.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const body = z.object({ challenge_id: z.uuid(), code: z.string().max(100) })

/** `verifyFactor` for an authenticator app. */
export async function verifyCode(
  dependencies: AuthDependencies,
  context: RequestContext,
  asked: { userId: string; sessionId: string; factorId: string },
): Promise<Response> {
  const { challenge_id, code } = await readJson(context, body)
  if (code === '')
    throw new Problem(400, 'validation_failed', 'Code needs to be non-empty', { extra: { field: 'code' } })
  await countCode(dependencies, asked)
  const given = { ...asked, challengeId: challenge_id, code, origin: originOf(dependencies, context) }
  const session = await dependencies.database.tx(SERVICE, (tx) => verified(tx, dependencies, given))
  if (!session) throw new Problem(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  dependencies.letters.wake()
  return context.json(await sessionResponse(dependencies.tokens, session))
}

interface GivenCode extends FactorChallenge {
  userId: string
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
  const { status } = ownFactor(account, factorId)
  await demandChallenge(tx, given)
  if (!(await useCode(tx, dependencies, given))) {
    await noteEvent(tx, { userId, event: 'code_refused', origin })
    return undefined
  }
  await spendChallenge(tx, given)
  await noteEvent(tx, { userId, event: status === 'unverified' ? 'app_added' : 'code_accepted', origin })
  if (status === 'unverified') await askForLetter(tx, { kind: 'factor_added', email: account.email, userId })
  await uncountCode(tx, dependencies, given)
  return acceptFactor(tx, { userId, sessionId, factorId, method: 'totp' })
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
  const step = kept && stepOf(keyOf(secrets, factorId, kept.secret), code, kept.now)
  const used =
    step === undefined
      ? []
      : await tx.sql(
          'insert into auth.used_codes (factor_id, step) values ($1, $2) on conflict do nothing returning step',
          [factorId, step],
        )
  return used.length > 0
}

/** @throws Problem 422 `factor_key_missing` if `FACTOR_KEYS` has lost the key that encrypted it */
function keyOf({ factorKeys }: AuthSecrets, factorId: string, sealed: string): string {
  try {
    return openSecret(factorKeys, factorId, sealed)
  } catch (cause) {
    const message = 'Codes of apps cannot be checked at the moment. Use a recovery code or a passkey.'
    throw new Problem(422, 'factor_key_missing', message, { cause })
  }
}
