import Stripe from 'stripe'
import { SECOND_MS } from '#kit/time.ts'
import type { StripeSettings } from '#platform/environment.ts'
import { calledAbroad } from '#platform/server/traces/span.ts'
import { SITE_NAME } from '#site/siteName.ts'

/** Short, because the user is waiting for the page. */
const TIMEOUT_MS = 10 * SECOND_MS

/** A client for Stripe's API in the package's version. It retries failed connections. */
export function stripeClient({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    appInfo: { name: SITE_NAME },
    httpClient: tracedHttp(),
    ...(apiBase !== undefined && addressOf(new URL(apiBase))),
  })
}

function tracedHttp(): Stripe.HttpClient {
  const http = Stripe.createNodeHttpClient()
  const send = http.makeRequest.bind(http)
  http.makeRequest = (...request) => calledAbroad('Stripe', () => send(...request))
  return http
}

function addressOf({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' } as const
}

/** Whether Stripe's error says that there is no object with the requested id. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404
}

/** Whether Stripe's error says that the customer was deleted there. */
export function isMissingCustomer(error: unknown): boolean {
  const isMissingObject = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  return isMissingObject && error.param === 'customer'
}
