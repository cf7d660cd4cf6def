import { Hono } from 'hono'
import { wireUser } from '#platform/server/auth/account.ts'
import { askForRecovery, askForResend } from '#platform/server/auth/askForLink.ts'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { bearerAuthenticator } from '#platform/server/auth/authenticator.ts'
import { factorRoutes } from '#platform/server/auth/factorRoutes.ts'
import { showLink, spendLink } from '#platform/server/auth/link.ts'
import { refreshSession } from '#platform/server/auth/refreshSession.ts'
import { demandSignedIn } from '#platform/server/auth/signedIn.ts'
import { signIn } from '#platform/server/auth/signIn.ts'
import { signOut } from '#platform/server/auth/signOut.ts'
import { signUp } from '#platform/server/auth/signUp.ts'
import { updateUser } from '#platform/server/auth/updateUser.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext, RequestEnv } from '#platform/server/http/requestContext.ts'

/** The part of GoTrue's wire contract that this product uses. Mount at /auth/v1. */
export function authRoutes(dependencies: AuthDependencies): Hono<RequestEnv> {
  const authenticate = bearerAuthenticator(dependencies.tokens)
  const routes = new Hono<RequestEnv>()
  routes.get('/.well-known/jwks.json', (context) => {
    context.header('cache-control', 'public, max-age=600')
    return context.json({ keys: dependencies.secrets.signingKeys.all().map(({ publicJwk }) => publicJwk) })
  })
  routes.use(async (context, next) => {
    await authenticate(context)
    await next()
    context.header('cache-control', 'no-store')
  })
  routes.post('/signup', (context) => signUp(dependencies, context))
  routes.post('/token', (context) => grant(dependencies, context))
  routes.post('/verify', (context) => spendLink(dependencies, context))
  routes.post('/link', (context) => showLink(dependencies, context))
  routes.post('/recover', (context) => askForRecovery(dependencies, context))
  routes.post('/resend', (context) => askForResend(dependencies, context))
  routes.get('/user', async (context) => context.json(wireUser((await demandSignedIn(dependencies, context)).account)))
  routes.put('/user', (context) => updateUser(dependencies, context))
  routes.post('/logout', (context) => signOut(dependencies, context))
  factorRoutes(dependencies, routes)
  routes.all('*', () => {
    throw new Problem(404, 'not_found', 'There is no such endpoint')
  })
  return routes
}

function grant(dependencies: AuthDependencies, context: RequestContext): Promise<Response> {
  switch (context.req.query('grant_type')) {
    case 'password':
      return signIn(dependencies, context)
    case 'refresh_token':
      return refreshSession(dependencies, context)
    default:
      throw new Problem(400, 'invalid_credentials', 'unsupported_grant_type')
  }
}
