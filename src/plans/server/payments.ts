import { randomBytes } from 'node:crypto'
import type { PaymentEvent } from '#plans/paymentEvent.ts'
import { customerIdOf, forgetCustomer } from '#plans/server/customerStore.ts'
import { handlePaymentEvent } from '#plans/server/handlePaymentEvent.ts'
import type { PaymentProvider } from '#plans/server/paymentProvider.ts'
import { stripeClient } from '#plans/server/stripeClient.ts'
import { stripeProvider } from '#plans/server/stripeProvider.ts'
import { openTestPayments, type TestPayments, testProvider } from '#plans/server/testPayments.ts'
import { verifiedEvent, type WebhookParts } from '#plans/server/webhookRoutes.ts'
import type { Environment } from '#platform/environment.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Log } from '#platform/server/log.ts'
import { storedSecret } from '#platform/server/secrets.ts'

/** The path to which the provider sends its events. */
export const WEBHOOK_PATH = '/webhooks/stripe'

/** Payments: with Stripe, with test payments, or unavailable. */
export interface Payments {
  provider: PaymentProvider | undefined
  webhook: WebhookParts | undefined
  testPayments: TestPayments | undefined
}

export interface PaymentSurroundings {
  database: Database
  log: Log
  siteUrl: () => string
}

/** Uses Stripe if it is configured. Otherwise, local mode has test payments, and production has no payments. */
export async function openPayments(
  { mode, stripe }: Pick<Environment, 'mode' | 'stripe'>,
  surroundings: PaymentSurroundings,
): Promise<Payments> {
  if (stripe) {
    const { prices, webhookSecret: secret } = stripe
    const provider = stripeProvider({ stripe: stripeClient(stripe), prices, siteUrl: surroundings.siteUrl })
    return { provider, webhook: { secret, handle: handledBy(provider, surroundings) }, testPayments: undefined }
  }
  if (mode === 'production') return { provider: undefined, webhook: undefined, testPayments: undefined }
  return localPayments(surroundings)
}

async function localPayments(surroundings: PaymentSurroundings): Promise<Payments> {
  const provider = testProvider(surroundings)
  const secret = await storedSecret(surroundings.database, 'test_webhook', () => randomBytes(32).toString('base64url'))
  const handle = handledBy(provider, surroundings)
  const take = (body: Buffer, signature: string) => handle(verifiedEvent(body, signature, secret))
  return { provider, webhook: { secret, handle }, testPayments: openTestPayments({ ...surroundings, secret, take }) }
}

function handledBy(provider: PaymentProvider, { database, log }: PaymentSurroundings) {
  return (event: PaymentEvent) => handlePaymentEvent(event, { database, provider, log })
}

/**
 * Ends a user's subscriptions. Call it before an account is deleted, so that the user does not keep paying for it.
 * @throws Problem 503 `payments_unavailable` if the provider does not respond
 */
export async function endPayments(
  userId: string,
  { database, provider }: { database: Database; provider: PaymentProvider | undefined },
): Promise<void> {
  const customerId = await database.tx(SERVICE, (tx) => customerIdOf(tx, userId))
  if (!customerId || !provider) return
  await provider.deleteCustomer(customerId).catch((cause: unknown) => {
    throw new Problem(503, 'payments_unavailable', 'The payment provider does not answer', { cause })
  })
  await database.tx(SERVICE, (tx) => forgetCustomer(tx, customerId))
}
