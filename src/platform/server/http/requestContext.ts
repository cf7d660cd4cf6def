import type { Context } from 'hono'
import type { Claims } from '#platform/server/database/database.ts'

/** What the outermost middleware knows of every request, read with `context.get(…)`. */
export interface RequestVariables {
  requestId: string
  /** The client's address, believed from a proxy only where that proxy is configured. */
  address: string
  /** Fresh for every answer; names the scripts that the Content-Security-Policy lets run. */
  nonce: string
}

export type RequestEnv = { Variables: RequestVariables }
export type RequestContext = Context<RequestEnv>

/** Whose request it is, from its bearer token. Throws a `Problem` 401 for a token that does not verify. */
export type Authenticate = (context: RequestContext) => Promise<Claims>
