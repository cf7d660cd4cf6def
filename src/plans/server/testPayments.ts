import { createContext } from 'react-router'
import Stripe from 'stripe'
import type { PaidPlanId } from '#plans/plans.ts'
import { readProviderSubscription } from '#plans/providerSubscription.ts'
import type { PaymentProvider } from '#plans/server/paymentProvider.ts'
import {
  closeCheckouts,
  findObject,
  forgetEvent,
  latestSubscription,
  newTestId,
  queuedEvents,
  queueEvent,
  runningSubscriptions,
  type StoredObject,
  saveObject,
} from '#plans/server/testPaymentStore.ts'
import {
  changedTestSubscription,
  dueTestSubscription,
  newTestSubscription,
  type TestChange,
  type TestSubscription,
} from '#plans/testSubscription.ts'
import { rulesTime } from '#platform/server/database/clock.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'

/** Handles a signed event like the webhook. */
export type TakeEvent = (body: Buffer, signature: string) => Promise<void>

export interface TestPaymentParts {
  database: Database
  log: Log
  siteUrl: () => string
  secret: string
  take: TakeEvent
}

/** The data of the test checkout page. */
export interface TestCheckout {
  planId: PaidPlanId
  paid: boolean
}

/**
 * Stands in for the payment provider in local mode: no money moves, but the same signed events reach the same webhook code and are
 * retried until they are accepted.
 */
export interface TestPayments {
  findCheckout(id: string): Promise<TestCheckout | undefined>
  /** Starts the subscription. A second call does nothing. */
  pay(checkoutId: string): Promise<void>
  /** The subscription of the portal's customer; null if there is none, undefined if there is no such portal. */
  findPortal(id: string): Promise<TestSubscription | null | undefined>
  change(portalId: string, change: TestChange): Promise<void>
  /** Renews or ends due subscriptions, and retries undelivered events. Run it periodically. */
  settle(): Promise<void>
}

/** The context key of the test payments, for route loaders. Undefined if there are none, and for all requests that are not from this machine. */
export const testPayments = createContext<TestPayments | undefined>()

export function openTestPayments(parts: TestPaymentParts): TestPayments {
  const { database } = parts
  const inTransaction = async (work: (tx: Transaction) => Promise<void>) => {
    await database.tx(SERVICE, work)
    await deliver(parts)
  }
  return {
    findCheckout: (id) => database.tx(SERVICE, async (tx) => (await findObject(tx, 'checkout', id))?.object),
    pay: (id) => inTransaction((tx) => startSubscription(tx, id)),
    async findPortal(id) {
      await inTransaction(renewDue)
      return database.tx(SERVICE, async (tx) => {
        const portal = await findObject(tx, 'portal', id)
        return portal && ((await latestSubscription(tx, portal.customerId))?.object ?? null)
      })
    },
    change: (id, change) =>
      inTransaction(async (tx) => {
        const portal = await findObject(tx, 'portal', id)
        const stored = portal && (await latestSubscription(tx, portal.customerId))
        if (stored) await replace(tx, stored, changedTestSubscription(stored.object, change, await rulesTime(tx)))
      }),
    settle: () => inTransaction(renewDue),
  }
}

/** The provider's API for our server, in place of Stripe's. */
export function testProvider({ database, siteUrl }: Pick<TestPaymentParts, 'database' | 'siteUrl'>): PaymentProvider {
  const readSubscription = (object: unknown) => readProviderSubscription(object, {})
  return {
    readSubscription,
    createCustomer: async (_payer, idempotencyKey) => `cus_test_${idempotencyKey.replaceAll('-', '')}`,
    openCheckout: (customerId, planId) =>
      database.tx(SERVICE, async (tx) => {
        await closeCheckouts(tx, customerId)
        const id = newTestId('checkout')
        await saveObject(tx, 'checkout', { id, customerId, object: { planId, paid: false } })
        return `${siteUrl()}/dev/checkout?session=${id}`
      }),
    openPortal: (customerId) =>
      database.tx(SERVICE, async (tx) => {
        const id = newTestId('portal')
        await saveObject(tx, 'portal', { id, customerId, object: {} })
        return `${siteUrl()}/dev/portal?session=${id}`
      }),
    hasOpenSubscription: (customerId) =>
      database.tx(SERVICE, async (tx) => (await latestSubscription(tx, customerId))?.object.status === 'active'),
    findSubscription: (id) =>
      database.tx(SERVICE, async (tx) => readSubscription((await findObject(tx, 'subscription', id))?.object)),
    findPaidInvoice: async () => undefined,
    endSubscription: (id) =>
      database.tx(SERVICE, async (tx) => {
        const stored = await findObject(tx, 'subscription', id)
        if (stored)
          await replace(tx, stored, changedTestSubscription(stored.object, { kind: 'end' }, await rulesTime(tx)))
      }),
    deleteCustomer: (customerId) =>
      database.tx(SERVICE, async (tx) => {
        await tx.sql('delete from app.test_payment_objects where customer_id = $1', [customerId])
      }),
  }
}

async function startSubscription(tx: Transaction, checkoutId: string): Promise<void> {
  const checkout = await findObject(tx, 'checkout', checkoutId)
  if (!checkout || checkout.object.paid) return
  const { customerId, object } = checkout
  const id = newTestId('subscription')
  const subscription = newTestSubscription(id, customerId, object.planId, await rulesTime(tx))
  await saveObject(tx, 'checkout', { ...checkout, object: { ...object, paid: true } })
  await saveObject(tx, 'subscription', { id, customerId, object: subscription })
  await queueEvent(tx, 'checkout.session.completed', { id: checkoutId, customer: customerId, subscription: id })
  await queueEvent(tx, 'customer.subscription.created', subscription)
}

async function renewDue(tx: Transaction): Promise<void> {
  const now = await rulesTime(tx)
  for (const stored of await runningSubscriptions(tx))
    await replace(tx, stored, dueTestSubscription(stored.object, now))
}

async function replace(tx: Transaction, stored: StoredObject<'subscription'>, next: TestSubscription): Promise<void> {
  if (next === stored.object) return
  await saveObject(tx, 'subscription', { ...stored, object: next })
  await queueEvent(tx, `customer.subscription.${next.status === 'canceled' ? 'deleted' : 'updated'}`, next)
}

/** Delivers queued events. The next call retries those that fail. */
async function deliver({ database, log, secret, take }: TestPaymentParts): Promise<void> {
  for (const { seq, body } of await database.tx(SERVICE, queuedEvents)) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
    try {
      await take(Buffer.from(body), signature)
      await database.tx(SERVICE, (tx) => forgetEvent(tx, seq))
    } catch (error) {
      log.warn({ cause: (error as Error).message }, 'a test payment event was not accepted; it will be retried')
    }
  }
}
