import type { AccessClaims } from '#platform/server/auth/accessToken.ts'
import { type Account, accountById, hasSecondStep } from '#platform/server/auth/account.ts'
import type { Assurance } from '#platform/server/auth/assurance.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { bearerAuthenticator } from '#platform/server/auth/authenticator.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

export interface SignedIn {
  account: Account
  sessionId: string
  /** Whether a recovery link opened the session less than an hour ago and the new password is not set yet. */
  isRecovering: boolean
  assurance: Assurance
}

/**
 * The signed-in user. Checks in the database that the session has not ended.
 * @throws Problem 401 without a valid token, 403 `session_not_found`
 */
export async function demandSignedIn(dependencies: AuthDependencies, context: RequestContext): Promise<SignedIn> {
  const claims = await bearerAuthenticator(dependencies.tokens)(context)
  if (claims.role === 'anon') throw new Problem(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const signedIn = await dependencies.database.tx(SERVICE, (tx) => readSignedIn(tx, claims))
  if (!signedIn) throw sessionNotFound()
  return signedIn
}

export function sessionNotFound(): Problem {
  return new Problem(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
}

async function readSignedIn(tx: Transaction, claims: AccessClaims): Promise<SignedIn | undefined> {
  const account = await accountById(tx, claims.sub)
  const [session] = await tx.sql<Assurance & { isRecovering: boolean }>(
    `select coalesce(recovers_until > app_now(), false) as "isRecovering", aal, amr
     from auth.sessions where id = $1 and user_id = $2`,
    [claims.session_id, claims.sub],
  )
  if (!account || !session) return undefined
  // A token from before the second step does not get the rights that its session has now.
  const aal = claims.aal === 'aal2' ? session.aal : 'aal1'
  return {
    account,
    sessionId: claims.session_id,
    isRecovering: session.isRecovering,
    assurance: { aal, amr: session.amr },
  }
}

export function isSecondStepDue({ account, assurance }: SignedIn): boolean {
  return assurance.aal === 'aal1' && hasSecondStep(account)
}

/** @throws Problem 401 `insufficient_aal` if the account has a second step that the session has not passed */
export function demandSecondStep(signedIn: SignedIn, message: string): void {
  if (isSecondStepDue(signedIn)) throw new Problem(401, 'insufficient_aal', message)
}
