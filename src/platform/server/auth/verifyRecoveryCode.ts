import { z } from 'zod'
import { lockAccount } from '#platform/server/auth/account.ts'
import { noteEvent, type Origin, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { countRecoveryCode } from '#platform/server/auth/authLimits.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { canonicalCode } from '#platform/server/auth/recoveryCodes.ts'
import { tokenHash } from '#platform/server/auth/refreshToken.ts'
import { type OpenedSession, raiseSession, sessionResponse } from '#platform/server/auth/session.ts'
import { demandSignedIn, type SignedIn, sessionNotFound } from '#platform/server/auth/signedIn.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

const body = z.object({ code: z.string().max(200) })

/** POST /factors/recovery-codes/verify: raises the session to aal2. Each code works once. */
export async function verifyRecoveryCode(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const signedIn = await demandSignedIn(dependencies, context)
  const code = canonicalCode((await readJson(context, body)).code)
  if (code === '')
    throw new Problem(400, 'validation_failed', 'Code needs to be non-empty', { extra: { field: 'code' } })
  await countRecoveryCode(dependencies, context, signedIn.account.id)
  const origin = originOf(dependencies, context)
  const session = await dependencies.database.tx(SERVICE, (tx) =>
    useCode(tx, signedIn, { hash: tokenHash(code), origin }),
  )
  if (!session) throw new Problem(422, 'mfa_verification_failed', 'Invalid recovery code entered')
  dependencies.letters.wake()
  return context.json(await sessionResponse(dependencies.tokens, session))
}

/** Undefined if the code is wrong or was used before. That is recorded, so the transaction must commit. */
async function useCode(
  tx: Transaction,
  { account, sessionId }: SignedIn,
  { hash, origin }: { hash: string; origin: Origin },
): Promise<OpenedSession | undefined> {
  const current = await lockAccount(tx, account.id)
  const [used] = await tx.sql<{ factorId: string }>(
    `update auth.recovery_codes code set used_at = app_now()
     from auth.factors where factors.id = code.factor_id and factors.user_id = $1 and code.code_hash = $2 and code.used_at is null
     returning factors.id as "factorId"`,
    [account.id, hash],
  )
  if (!current || !used) {
    await noteEvent(tx, { userId: account.id, event: 'code_refused', origin })
    return undefined
  }
  await noteEvent(tx, { userId: account.id, event: 'recovery_code_used', origin })
  await askForLetter(tx, { kind: 'recovery_code_used', email: current.email, userId: current.id })
  const raised = { sessionId, method: 'mfa/recovery_code', factorId: used.factorId } as const
  const session = await raiseSession(tx, current, raised)
  if (!session) throw sessionNotFound()
  return session
}
