import type { Context } from 'hono'

/** A call's fields, from its query or its body. */
export type StripeEnv = { Variables: { fields: Record<string, string> } }

export function list(data: object[]): object {
  return { object: 'list', data, has_more: false, url: '/' }
}

export function missing(call: Context<StripeEnv>, param: string): Response {
  return refusal(call, param === 'id' ? 404 : 400, 'No such object', { code: 'resource_missing', param })
}

export function refusal(
  call: Context<StripeEnv>,
  status: 400 | 401 | 404 | 500,
  message: string,
  more: object = {},
): Response {
  const type = status === 500 ? 'api_error' : 'invalid_request_error'
  return call.json({ error: { type, message, ...more } }, status)
}
