import { Hono } from 'hono'
import type { AuthDependencies } from '#platform/server/auth/authDependencies.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

/** `auth/v1`: GoTrue's wire contract, as far as this product uses it. Mount at /auth/v1. */
export function authRoutes(_dependencies: AuthDependencies): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>()
  routes.all('*', () => {
    throw new Problem(404, 'not_found', 'There is no such endpoint')
  })
  return routes
}
