import { type Factor, lockAccount } from '#platform/server/auth/account.ts'
import { noteEvent, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { askForLetter } from '#platform/server/auth/letter.ts'
import { factorNotFound, ownDevice } from '#platform/server/auth/ownFactor.ts'
import { removeFactor } from '#platform/server/auth/removeFactor.ts'
import { demandSignedIn, isSecondStepDue } from '#platform/server/auth/signedIn.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** DELETE /factors/:id. With the last authenticator app or passkey go the recovery codes, which cannot be the only factor. */
export async function unenrollFactor(
  dependencies: AuthDependencies,
  context: RequestContext,
  factorId: string,
): Promise<Response> {
  const signedIn = await demandSignedIn(dependencies, context)
  const { id } = ownDevice(signedIn.account, factorId, 'DELETE /factors/recovery-codes')
  await dependencies.database.tx(SERVICE, async (tx) => {
    const account = await lockAccount(tx, signedIn.account.id)
    const factor = account?.factors.find((known) => known.id === id)
    if (!account || !factor) throw factorNotFound()
    if (factor.status === 'verified' && isSecondStepDue({ ...signedIn, account })) {
      throw new Problem(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await endSessionsOf(tx, factor, signedIn.sessionId)
    await remove(tx, account.factors, factor)
    if (factor.status === 'verified') {
      const { event, kind } = NEWS[factor.factor_type === 'webauthn' ? 'passkey' : 'app']
      await noteEvent(tx, { userId: account.id, event, origin: originOf(dependencies, context) })
      await askForLetter(tx, { kind, email: account.email, userId: account.id })
    }
  })
  dependencies.sessionsEnded(signedIn.account.id)
  dependencies.letters.wake()
  return context.json({ id })
}

const NEWS = {
  app: { event: 'app_removed', kind: 'factor_removed' },
  passkey: { event: 'passkey_removed', kind: 'passkey_removed' },
} as const

/** Ends the other sessions that this passkey alone has opened: somebody may have it who should not. */
async function endSessionsOf(tx: Transaction, { id }: Factor, ownSessionId: string): Promise<void> {
  await tx.sql(`delete from auth.sessions where factor_id = $1 and id <> $2 and amr @> '[{"method": "passkey"}]'`, [
    id,
    ownSessionId,
  ])
}

async function remove(tx: Transaction, factors: readonly Factor[], factor: Factor): Promise<void> {
  await removeFactor(tx, factor)
  const others = factors.filter(({ id, status }) => id !== factor.id && status === 'verified')
  const [left] = others
  if (others.length === 1 && left?.factor_type === 'recovery_code') await removeFactor(tx, left)
}
