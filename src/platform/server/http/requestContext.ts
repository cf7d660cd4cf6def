import type { Context } from 'hono'
import type { Claims } from '#platform/server/database/database.ts'

/** Variables that the outermost middleware sets for every request. Read them with `context.get(…)`. */
export interface RequestVariables {
  requestId: string
  /** The client's IP address. A proxy's header is trusted only if the proxy is configured. */
  address: string
  /** The template of the route, if one handler serves several: `/rest/v1/profiles`. */
  route: string | undefined
  /** The nonce of the Content-Security-Policy, new for every response. */
  nonce: string
}

export type RequestEnv = { Variables: RequestVariables }
export type RequestContext = Context<RequestEnv>

/** Identifies the requester by the bearer token. Throws a `Problem` 401 for a token that does not verify. */
export type Authenticate = (context: RequestContext) => Promise<Claims>
