import { bodyLimit } from 'hono/body-limit'
import { Problem } from '#platform/server/http/problem.ts'
import { BODY_LIMIT_BYTES } from '#platform/server/http/readJson.ts'

/** Stops a body beyond 256 kB while it arrives, before anything parses it. */
export const limitBody = bodyLimit({
  maxSize: BODY_LIMIT_BYTES,
  onError: () => {
    throw new Problem(413, 'body_too_large', 'The body is larger than 256 kB')
  },
})
