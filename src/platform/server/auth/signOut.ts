import type { AccountEvent } from '#platform/accountEvent.ts'
import { noteEvent, originOf } from '#platform/server/auth/accountEvents.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { endSessions, SIGN_OUT_SCOPES, type SignOutScope } from '#platform/server/auth/session.ts'
import { demandSecondStep, demandSignedIn, isSecondStepDue } from '#platform/server/auth/signedIn.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** POST /logout?scope=global|local|others */
export async function signOut(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const asked = context.req.query('scope') ?? 'global'
  const scope = SIGN_OUT_SCOPES.find((known) => known === asked)
  if (!scope) throw new Problem(400, 'validation_failed', `scope: must be one of ${SIGN_OUT_SCOPES.join(', ')}`)
  const signedIn = await demandSignedIn(dependencies, context)
  if (scope === 'others')
    demandSecondStep(signedIn, 'AAL2 session is required to end other sessions when MFA is enabled.')
  const { account, sessionId } = signedIn
  // Whoever knows only the password cannot sign the owner out.
  const reach = isSecondStepDue(signedIn) ? 'local' : scope
  const origin = originOf(dependencies, context)
  await dependencies.database.tx(SERVICE, async (tx) => {
    await endSessions(tx, { userId: account.id, sessionId }, reach)
    await noteEvent(tx, { userId: account.id, event: EVENTS[reach], origin })
  })
  dependencies.sessionsEnded(account.id)
  return context.body(null, 204)
}

const EVENTS: Record<SignOutScope, AccountEvent> = {
  local: 'signed_out',
  others: 'signed_out_others',
  global: 'signed_out_everywhere',
}
