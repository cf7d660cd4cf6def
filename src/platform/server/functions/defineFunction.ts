import { z } from 'zod'
import type { Claims } from '#platform/server/database/database.ts'
import type { RateLimit } from '#platform/server/http/rateLimit.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** `visitor`: anyone may call it. `user`: only signed-in users may. */
export type Access = 'visitor' | 'user'

/** The schema for a function without input: no body, or an empty object. */
export const NO_INPUT = z.strictObject({}).optional()

/** One call of a function, with validated input. */
export interface FunctionCall<Input> {
  input: Input
  claims: Claims
  /** The client's IP address. */
  address: string
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  requestId: string
  /**
   * Sends a part ahead of the answer, if the client accepts parts. Parts may be dropped, so each part must include everything that
   * the one before it said.
   */
  onPart: OnPart
}

export type OnPart = (part: unknown) => void

/** A function as `functionRoutes` mounts it at `/functions/v1/<name>`. */
export interface WireFunction {
  name: string
  access: Access
  rateLimit: RateLimit | undefined
  /** The message for a visitor who calls a function for users. */
  signedOut: string
  /** Reads the body and runs the function. The result is the JSON answer. */
  answer(context: RequestContext, claims: Claims, onPart: OnPart): Promise<unknown>
}

/** Defines a function: who may call it, its input, its rate limit, and what it does. */
export function defineFunction<Schema extends z.ZodType>(definition: {
  name: string
  access: Access
  input: Schema
  /** Counted per user, or per IP address for visitors. */
  rateLimit?: RateLimit
  signedOut?: string
  run(call: FunctionCall<z.output<Schema>>): Promise<unknown>
}): WireFunction {
  return {
    name: definition.name,
    access: definition.access,
    rateLimit: definition.rateLimit,
    signedOut: definition.signedOut ?? 'Please sign in to do this.',
    async answer(context, claims, onPart) {
      const input = await readJson(context, definition.input)
      return definition.run({
        input,
        claims,
        address: context.get('address'),
        // Created on demand: most functions do not need it, and it forces Hono to build the whole Fetch request.
        get signal() {
          return context.req.raw.signal
        },
        requestId: context.get('requestId'),
        onPart,
      })
    },
  }
}
