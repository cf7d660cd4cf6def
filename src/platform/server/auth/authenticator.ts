import type { AccessTokens } from '#platform/server/auth/accessToken.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Authenticate } from '#platform/server/http/requestContext.ts'

/**
 * Whose request it is. The publishable key (`apikey`) is public and grants nothing: any will do, and as the bearer, as
 * supabase-js sends it while signed out, it makes a visitor. But whatever looks like a JWT, in either header, has to verify.
 * @throws Problem 401 `bad_jwt`
 */
export function authenticator(tokens: AccessTokens): Authenticate {
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

/** Every JWT, signed or not, has dots; a publishable key with dots would have to verify as well, and can not. */
function looksLikeJwt(token: string): boolean {
  return token.includes('.')
}
