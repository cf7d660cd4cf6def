import { randomUUID } from 'node:crypto'
import { entitlementOf } from '#plans/entitlement.ts'
import { readProviderSubscription } from '#plans/providerSubscription.ts'
import { readSubscription } from '#plans/server/subscriptionStore.ts'
import { type Database, OWNER, SERVICE } from '#platform/server/database/database.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { PRICES } from '#tests/support/payments/paymentStage.ts'
import type { BookedSubscription, StripeBooks } from '#tests/support/payments/stripeBooks.ts'
import { createUser } from '#tests/support/server/createUser.ts'

export const NO_PLAN = { subscribed: false, subscription_tier: null, subscription_end: null, renewal: null }

/** Users who are customers of a fake Stripe, and their plans. */
export function payingCustomers(database: Database, books: StripeBooks) {
  return {
    async customer(): Promise<{ userId: string; customerId: string }> {
      const userId = await createUser(database)
      const customerId = `cus_${randomUUID()}`
      books.customers.set(customerId, { id: customerId, email: '', deleted: false })
      await database.tx(OWNER, (tx) =>
        tx.sql('insert into app.payment_customers (user_id, customer_id) values ($1, $2)', [userId, customerId]),
      )
      return { userId, customerId }
    },
    planOf: (userId: string) => database.tx(SERVICE, (tx) => readSubscription(tx, userId)),
    /** Sets the rules' clock to the time at Stripe. */
    setClocks: () => setClock(database, new Date(books.now * 1_000).toISOString()),
  }
}

/** The plan that follows from the final state of the subscription at Stripe. */
export function rightPlan(subscription: BookedSubscription, books: StripeBooks) {
  const created = books.invoices.get(subscription.latest_invoice)?.created
  const unfolded = { ...subscription, latest_invoice: { id: subscription.latest_invoice, created } }
  const read = readProviderSubscription(unfolded, PRICES)
  const given = read && entitlementOf(read)
  if (!given || (given.trustedUntil ?? given.end) <= books.now * 1_000) return NO_PLAN
  const { tier, end, renewal } = given
  return { subscribed: true, subscription_tier: tier, subscription_end: new Date(end).toISOString(), renewal }
}
