import { type Factor, lockAccount } from '#platform/server/auth/account.ts'
import { noteEvent, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { factorNotFound, ownApp } from '#platform/server/auth/ownFactor.ts'
import { removeFactor } from '#platform/server/auth/removeFactor.ts'
import { demandSignedIn, isSecondStepDue } from '#platform/server/auth/signedIn.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** DELETE /factors/:id. With the last authenticator app go the recovery codes, which cannot be the only factor. */
export async function unenrollFactor(
  dependencies: AuthDependencies,
  context: RequestContext,
  factorId: string,
): Promise<Response> {
  const signedIn = await demandSignedIn(dependencies, context)
  const { id } = ownApp(signedIn.account, factorId, 'DELETE /factors/recovery-codes')
  await dependencies.database.tx(SERVICE, async (tx) => {
    const account = await lockAccount(tx, signedIn.account.id)
    const factor = account?.factors.find((known) => known.id === id)
    if (!account || !factor) throw factorNotFound()
    if (factor.status === 'verified' && isSecondStepDue({ ...signedIn, account })) {
      throw new Problem(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await remove(tx, account.factors, factor)
    if (factor.status === 'verified') {
      await noteEvent(tx, { userId: account.id, event: 'app_removed', origin: originOf(dependencies, context) })
      await askForLetter(tx, { kind: 'factor_removed', email: account.email, userId: account.id })
    }
  })
  dependencies.letters.wake()
  return context.json({ id })
}

async function remove(tx: Transaction, factors: readonly Factor[], factor: Factor): Promise<void> {
  await removeFactor(tx, factor)
  const others = factors.filter(({ id, status }) => id !== factor.id && status === 'verified')
  const [left] = others
  if (others.length === 1 && left?.factor_type === 'recovery_code') await removeFactor(tx, left)
}
