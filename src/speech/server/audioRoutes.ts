import { Hono, type MiddlewareHandler } from 'hono'
import { addressGroup } from '#platform/server/http/clientAddress.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { CountRequest, RateLimit } from '#platform/server/http/rateLimit.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import type { KeyedHash } from '#platform/server/secrets.ts'
import { byteRange } from '#speech/byteRange.ts'
import type { Speech } from '#speech/server/speech.ts'

/** A match has three clips and a guide has dozens. Browsers cache them, but may request a clip in parts. */
const AUDIO_LIMIT: RateLimit = { name: 'audio', count: 120, periodSeconds: 60 }

const FOREVER = 'private, max-age=31536000, immutable'
/** The length of a match; the preferred voice may be back afterwards. */
const STAND_IN = 'private, max-age=600'

/** Clips need no sign-in, so their requests are counted by IP address, including requests for cached clips. */
export function limitAudio(limits: {
  countRequest: CountRequest
  keyedHash: KeyedHash
}): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    await limits.countRequest(AUDIO_LIMIT, limits.keyedHash(addressGroup(context.get('address'))))
    await next()
  }
}

/** `GET /audio/TOKEN`: a clip, or the range of it that a browser requests. A URL always stands for the same text. */
export function audioRoutes(speech: Pick<Speech, 'clip'>): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>()
  routes.get('/audio/:token', async (context) => {
    const { file, isStandIn } = await speech.clip(context.req.param('token'))
    const range = byteRange(context.req.header('range'), file.length)
    if (range === 'unsatisfiable') {
      throw new Problem(416, 'range_not_satisfiable', 'The clip is shorter than that', {
        headers: { 'content-range': `bytes */${file.length}` },
      })
    }
    const { first, last } = range === 'whole' ? { first: 0, last: file.length - 1 } : range
    context.header('content-type', 'audio/mpeg')
    context.header('cache-control', isStandIn ? STAND_IN : FOREVER)
    context.header('accept-ranges', 'bytes')
    context.header('content-length', String(last - first + 1))
    if (range !== 'whole') context.header('content-range', `bytes ${first}-${last}/${file.length}`)
    return context.body(new Uint8Array(file.subarray(first, last + 1)), range === 'whole' ? 200 : 206)
  })
  return routes
}
