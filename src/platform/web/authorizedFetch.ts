import { accessToken, renewedAccessToken } from '#platform/web/accessToken.ts'
import { PUBLISHABLE_KEY } from '#platform/web/publishableKey.ts'

/** `fetch` as the signed-in player, or as a visitor. If the token is refused, renews it once and retries the request. */
export const authorizedFetch: typeof fetch = async (input, init) => {
  const token = await accessToken()
  const answer = await send(input, init, token)
  if (answer.status !== 401 || token === undefined) return answer
  const renewed = await renewedAccessToken()
  return renewed === undefined ? answer : send(input, init, renewed)
}

function send(input: RequestInfo | URL, init: RequestInit | undefined, token: string | undefined): Promise<Response> {
  const headers = new Headers(init?.headers)
  headers.set('apikey', PUBLISHABLE_KEY)
  headers.set('authorization', `Bearer ${token ?? PUBLISHABLE_KEY}`)
  return fetch(input, { ...init, headers })
}
