import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { endSessions, SIGN_OUT_SCOPES } from '#platform/server/auth/session.ts'
import { demandSignedIn } from '#platform/server/auth/signedIn.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** POST /logout?scope=global|local|others */
export async function signOut(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  const asked = context.req.query('scope') ?? 'global'
  const scope = SIGN_OUT_SCOPES.find((known) => known === asked)
  if (!scope) throw new Problem(400, 'validation_failed', `scope: must be one of ${SIGN_OUT_SCOPES.join(', ')}`)
  const { account, sessionId } = await demandSignedIn(dependencies, context)
  await dependencies.database.tx(SERVICE, (tx) => endSessions(tx, { userId: account.id, sessionId }, scope))
  return context.body(null, 204)
}
