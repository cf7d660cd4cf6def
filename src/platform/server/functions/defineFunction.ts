import { z } from 'zod'
import type { Claims } from '#platform/server/database/database.ts'
import type { RateLimit } from '#platform/server/http/rateLimit.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** `visitor`: everybody may call it. `user`: only who is signed in. */
export type Access = 'visitor' | 'user'

/** The input of a function that takes none: no body, or an empty object. */
export const NO_INPUT = z.strictObject({}).optional()

/** One call of a function, its input already checked. */
export interface FunctionCall<Input> {
  input: Input
  claims: Claims
  /** The client's address. */
  address: string
  /** Aborted when the client has gone. */
  signal: AbortSignal
  requestId: string
  /**
   * Sends something ahead of the answer to a client that takes answers in parts; others are not told. A part may be left out,
   * so each says what the one before it did.
   */
  onPart: OnPart
}

export type OnPart = (part: unknown) => void

/** A function as `functionRoutes` mounts it at `/functions/v1/<name>`. */
export interface WireFunction {
  name: string
  access: Access
  rateLimit: RateLimit | undefined
  /** What a visitor is told of a function for users. */
  signedOut: string
  /** Reads the body and runs; what it returns is the JSON answer. */
  answer(context: RequestContext, claims: Claims, onPart: OnPart): Promise<unknown>
}

/** A named call over the wire: who may make it, what it takes, how often, and what it does. */
export function defineFunction<Schema extends z.ZodType>(definition: {
  name: string
  access: Access
  input: Schema
  /** Counted per user, or per address of a visitor. */
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
        // Made when it is asked for: most functions do without, and it takes the whole Fetch request with it.
        get signal() {
          return context.req.raw.signal
        },
        requestId: context.get('requestId'),
        onPart,
      })
    },
  }
}
