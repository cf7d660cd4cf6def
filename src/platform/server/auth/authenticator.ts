import type { AccessClaims, AccessTokens } from '#platform/server/auth/accessToken.ts'
import type { IsLiveSession } from '#platform/server/auth/sessionLookup.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** The requester's claims from a verified token; without a token, a visitor's. */
export type RequestClaims = AccessClaims | { role: 'anon' }

/**
 * Like `bearerAuthenticator`, and also checks that the session has not ended and has passed the second step if the account has one.
 * @throws Problem 401 `bad_jwt`, `session_not_found`; 403 `insufficient_aal`
 */
export function authenticator(
  tokens: AccessTokens,
  isLiveSession: IsLiveSession,
): (context: RequestContext) => Promise<RequestClaims> {
  const authenticate = bearerAuthenticator(tokens)
  return async (context) => {
    const claims = await authenticate(context)
    if (claims.role === 'authenticated' && !(await isLiveSession(claims.session_id))) {
      throw new Problem(401, 'session_not_found', 'This session has ended. Please sign in again.')
    }
    if (claims.role === 'authenticated' && claims.second_step_due) {
      throw new Problem(403, 'insufficient_aal', 'Enter the code of your two-step sign-in first.')
    }
    return claims
  }
}

/**
 * Identifies the requester by the token alone, which can outlive its session by up to 15 minutes. The publishable key (`apikey`) is
 * public and grants nothing, so any value is accepted. supabase-js also sends it as the bearer while signed out: that is a visitor.
 * Anything that looks like a JWT, in either header, must verify.
 * @throws Problem 401 `bad_jwt`
 */
export function bearerAuthenticator(tokens: AccessTokens): (context: RequestContext) => Promise<RequestClaims> {
  return async (context) => {
    const apikey = context.req.header('apikey') ?? ''
    const authorization = context.req.header('authorization')
    const bearer = authorization === undefined ? undefined : bearerOf(authorization)
    if (looksLikeJwt(apikey) && apikey !== bearer) await tokens.verify(apikey)
    if (bearer === undefined) return { role: 'anon' }
    if (looksLikeJwt(bearer)) return tokens.verify(bearer)
    if (bearer === apikey) return { role: 'anon' }
    throw new Problem(401, 'bad_jwt', 'Invalid JWT')
  }
}

function bearerOf(authorization: string): string {
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  if (token === undefined) throw new Problem(401, 'bad_jwt', 'The Authorization header has no bearer token')
  return token
}

/** Every JWT has dots, signed or not. A publishable key with dots is therefore refused. */
function looksLikeJwt(token: string): boolean {
  return token.includes('.')
}
