import { Hono } from 'hono'
import type { Claims } from '#platform/server/database/database.ts'
import { answerInParts, inOneEvent, type Taking, takingOf } from '#platform/server/functions/answerInParts.ts'
import type { WireFunction } from '#platform/server/functions/defineFunction.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'
import { errorBody } from '#platform/server/http/errorResponse.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { CountRequest } from '#platform/server/http/rateLimit.ts'
import type { Authenticate, RequestContext, RequestEnv } from '#platform/server/http/requestContext.ts'
import type { Log } from '#platform/server/log.ts'
import type { KeyedHash } from '#platform/server/secrets.ts'

export interface FunctionDependencies {
  authenticate: Authenticate
  countRequest: CountRequest
  /** Hashes visitors' IP addresses, which are not stored in readable form. */
  keyedHash: KeyedHash
  log: Log
}

/**
 * `functions/v1`, to be mounted there: POST only, JSON in, JSON or events out. Other origins get no CORS header, so their pages
 * cannot read an answer.
 */
export function functionRoutes(
  functions: readonly WireFunction[],
  { authenticate, countRequest, keyedHash, log }: FunctionDependencies,
): Hono<RequestEnv> {
  const byName = new Map(functions.map((definition) => [definition.name, definition]))
  const routes = new Hono<RequestEnv>()
  routes.post('/:name', async (context) => {
    const definition = byName.get(context.req.param('name'))
    if (!definition) throw unknownFunction(context)
    context.set('route', `/functions/v1/${definition.name}`)
    const claims = await authenticate(context)
    if (definition.access === 'user' && claims.role === 'anon') {
      throw new Problem(401, 'no_authorization', definition.signedOut)
    }
    const subject = claims.sub ?? keyedHash(addressGroup(context.get('address')))
    if (definition.rateLimit) await countRequest(definition.rateLimit, subject)
    const taking = takingOf(context.req.header('accept'))
    const answer = await answerOf(definition, { context, claims, taking, log })
    if (answer instanceof Response) return answer
    return taking.json ? context.json(answer ?? {}) : inOneEvent(answer ?? {})
  })
  routes.options('/:name', (context) => context.body(null, 204, { allow: 'POST, OPTIONS' }))
  routes.all('/:name', (context) => {
    if (!byName.has(context.req.param('name'))) throw unknownFunction(context)
    throw new Problem(405, 'method_not_allowed', 'Functions are called by POST.', {
      headers: { allow: 'POST, OPTIONS' },
    })
  })
  routes.all('*', (context) => {
    throw unknownFunction(context)
  })
  return routes
}

interface Call {
  context: RequestContext
  claims: Claims
  taking: Taking
  log: Log
}

function answerOf(definition: WireFunction, { context, claims, taking, log }: Call): Promise<unknown> {
  if (!taking.events) return definition.answer(context, claims, () => {})
  const request = { path: context.req.path, id: context.get('requestId') }
  return answerInParts(
    (onPart) => definition.answer(context, claims, onPart),
    (error) => errorBody(error, request, log),
  )
}

function unknownFunction(context: RequestContext): Problem {
  return new Problem(404, 'function_not_found', `There is no function at ${context.req.path}`)
}
