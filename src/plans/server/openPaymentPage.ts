import { paymentCopy } from '#plans/paymentCopy.ts'
import type { PaidPlanId } from '#plans/plans.ts'
import { customerIdOf, forgetCustomer, openCustomerRecord, saveCustomer } from '#plans/server/customerStore.ts'
import { paymentPages } from '#plans/server/paymentMeters.ts'
import type { PaymentProvider } from '#plans/server/paymentProvider.ts'
import { isMissingCustomer } from '#plans/server/stripeClient.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

export interface PaymentPageParts {
  database: Database
  /** Undefined if payments are not configured. */
  provider: PaymentProvider | undefined
}

interface Paying {
  database: Database
  provider: PaymentProvider
  userId: string
}

/**
 * Returns the URL of the provider's page for this user. A subscriber changes the plan in the portal, because a second
 * subscription would charge twice.
 * @throws Problem 503 `payments_unavailable` if there is no provider or it does not respond; 409 `not_subscribed`
 */
export async function openPaymentPage(
  name: keyof typeof paymentCopy,
  userId: string,
  { database, provider }: PaymentPageParts,
  planId?: PaidPlanId,
): Promise<{ url: string }> {
  if (!provider) throw unavailable(name)
  const paying = { database, provider, userId }
  try {
    const url = planId === undefined ? await portalOf(paying) : await checkoutOf(paying, planId)
    paymentPages.count({ page: name, outcome: 'opened' })
    return { url }
  } catch (error) {
    paymentPages.count({ page: name, outcome: error instanceof Problem && error.status < 500 ? 'refused' : 'failed' })
    throw error instanceof Problem ? error : unavailable(name, error)
  }
}

async function portalOf({ database, provider, userId }: Paying): Promise<string> {
  const customerId = await database.tx(SERVICE, (tx) => customerIdOf(tx, userId))
  if (!customerId) throw new Problem(409, 'not_subscribed', 'There is no subscription to manage.')
  return provider.openPortal(customerId)
}

/** If the customer was deleted at the provider, creates a new one and retries once. */
async function checkoutOf(paying: Paying, planId: PaidPlanId): Promise<string> {
  const { database, provider } = paying
  const customerId = await customerFor(paying)
  try {
    const subscribes = await provider.hasOpenSubscription(customerId)
    return await (subscribes ? provider.openPortal(customerId) : provider.openCheckout(customerId, planId))
  } catch (error) {
    if (!isMissingCustomer(error)) throw error
    await database.tx(SERVICE, (tx) => forgetCustomer(tx, customerId))
    return provider.openCheckout(await customerFor(paying), planId)
  }
}

async function customerFor({ database, provider, userId }: Paying): Promise<string> {
  const { customerId, idempotencyKey, payer } = await database.tx(SERVICE, (tx) => openCustomerRecord(tx, userId))
  if (customerId) return customerId
  const made = await provider.createCustomer(payer, idempotencyKey)
  await database.tx(SERVICE, (tx) => saveCustomer(tx, userId, made))
  return made
}

function unavailable(name: keyof typeof paymentCopy, cause?: unknown): Problem {
  return new Problem(503, 'payments_unavailable', paymentCopy[name].failed, { cause })
}
