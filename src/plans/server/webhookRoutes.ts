import { Hono } from 'hono'
import Stripe from 'stripe'
import { type PaymentEvent, readPaymentEvent } from '#plans/paymentEvent.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

/** An event signed longer ago than this is refused, so that nobody can replay an intercepted one forever. */
const SIGNATURE_SECONDS = 300

export interface WebhookParts {
  secret: string
  handle(event: PaymentEvent): Promise<void>
}

/**
 * POST, mounted at the address that the provider sends events to. Answered with 200 only when the event has had its effect for
 * good: until then the provider sends it again.
 */
export function webhookRoutes({ secret, handle }: WebhookParts): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>()
  routes.post('/', async (context) => {
    const body = Buffer.from(await context.req.arrayBuffer())
    const event = verifiedEvent(body, context.req.header('stripe-signature') ?? '', secret)
    await handle(event).catch(refuseForNow)
    return context.json({ received: true })
  })
  routes.all('/', () => {
    throw new Problem(405, 'method_not_allowed', 'Events are sent by POST.', { headers: { allow: 'POST' } })
  })
  return routes
}

/** What the provider did not tell us now is no bug of ours: it sends the event again. */
function refuseForNow(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  throw new Problem(503, 'payments_unavailable', 'The payment provider does not answer', { cause: error })
}

/** @throws Problem 400 `bad_signature` for what the provider has not signed just so, or long ago; `bad_event` for other shapes */
export function verifiedEvent(body: Buffer, signature: string, secret: string): PaymentEvent {
  const event = readPaymentEvent(signedBody(body, signature, secret))
  if (!event) throw new Problem(400, 'bad_event', 'This is no payment event')
  return event
}

function signedBody(body: Buffer, signature: string, secret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, SIGNATURE_SECONDS)
  } catch (cause) {
    throw new Problem(400, 'bad_signature', 'The signature of this event does not verify', { cause })
  }
}
