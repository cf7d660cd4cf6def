import { Hono } from 'hono'
import Stripe from 'stripe'
import { type PaymentEvent, readPaymentEvent } from '#plans/paymentEvent.ts'
import { paymentEvents } from '#plans/server/paymentMeters.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

/** An event with an older signature is refused, so that an intercepted event cannot be replayed forever. */
const SIGNATURE_SECONDS = 300

export interface WebhookParts {
  secret: string
  handle(event: PaymentEvent): Promise<void>
}

/**
 * POST only, to be mounted at the path to which the provider sends events. Answers 200 only after the event's effect is
 * committed: until then, the provider retries.
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

/** Answers 503 if the provider cannot be reached. This is not a bug: the provider sends the event again. */
function refuseForNow(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  throw new Problem(503, 'payments_unavailable', 'The payment provider does not answer', { cause: error })
}

/** @throws Problem 400 `bad_signature` for an invalid or old signature; `bad_event` for an invalid event */
export function verifiedEvent(body: Buffer, signature: string, secret: string): PaymentEvent {
  const event = readPaymentEvent(signedBody(body, signature, secret))
  if (!event) throw new Problem(400, 'bad_event', 'This is not a payment event')
  return event
}

function signedBody(body: Buffer, signature: string, secret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, SIGNATURE_SECONDS)
  } catch (cause) {
    paymentEvents.count({ outcome: 'forged' })
    throw new Problem(400, 'bad_signature', 'The signature of this event does not verify', { cause })
  }
}
