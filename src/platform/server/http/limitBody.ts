import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from '#platform/server/http/problem.ts'

/** Larger bodies are refused before they are parsed: one huge statement can block the embedded database. */
export const BODY_LIMIT_BYTES = 256 * 1024

const limitWhileReading = bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: refuse })

/**
 * Refuses larger bodies. A content length is enough to decide, since Node reads no more than that. Only a chunked body is counted
 * while it is read, through a stream that costs as much as the rest of a request.
 * @throws Problem 413 `body_too_large`
 */
export const limitBody: MiddlewareHandler = async (context, next) => {
  if (context.req.header('transfer-encoding') !== undefined) return limitWhileReading(context, next)
  if (Number(context.req.header('content-length') ?? 0) > BODY_LIMIT_BYTES) refuse()
  await next()
}

/** The rest of the body is not read, so the connection cannot be reused. A header tells the client so. */
function refuse(): never {
  throw new Problem(413, 'body_too_large', `The request is larger than ${BODY_LIMIT_BYTES / 1024} kB`, {
    headers: { connection: 'close' },
  })
}
