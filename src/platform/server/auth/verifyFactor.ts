import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { ownDevice } from '#platform/server/auth/ownFactor.ts'
import { demandSignedIn } from '#platform/server/auth/signedIn.ts'
import { verifyCode } from '#platform/server/auth/verifyCode.ts'
import { verifyPasskey } from '#platform/server/auth/verifyPasskey.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/**
 * POST /factors/:id/verify: the code of an authenticator app, or the signature of a passkey. A right one raises the session to aal2; the
 * first makes the factor count.
 */
export async function verifyFactor(
  dependencies: AuthDependencies,
  context: RequestContext,
  factorId: string,
): Promise<Response> {
  const { account, sessionId } = await demandSignedIn(dependencies, context)
  const factor = ownDevice(account, factorId, 'POST /factors/recovery-codes/verify')
  const asked = { userId: account.id, sessionId, factorId: factor.id }
  return factor.factor_type === 'webauthn'
    ? verifyPasskey(dependencies, context, asked)
    : verifyCode(dependencies, context, asked)
}
