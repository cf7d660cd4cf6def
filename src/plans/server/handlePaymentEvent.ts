import { hasEnded } from '#plans/entitlement.ts'
import { type PaymentEvent, type PaymentSubject, paymentSubject } from '#plans/paymentEvent.ts'
import { type PaymentOutcome, paymentEvents } from '#plans/server/paymentMeters.ts'
import type { PaymentProvider } from '#plans/server/paymentProvider.ts'
import {
  applySnapshot,
  noteEvent,
  observationTime,
  type SubscriptionSnapshot,
  wasHandled,
} from '#plans/server/paymentStore.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'

export interface PaymentParts {
  database: Database
  provider: PaymentProvider
  log: Log
}

/**
 * Applies an event once. An event is only a reason to read the subscription: the plan follows from the subscription as the provider
 * has it now, so neither the order of events nor a repetition matters. One transaction records the event and applies its effect.
 * @throws if the provider cannot be reached; then nothing is recorded, and the provider sends the event again
 */
export async function handlePaymentEvent(event: PaymentEvent, parts: PaymentParts): Promise<void> {
  let outcome: PaymentOutcome = 'failed'
  try {
    outcome = await applyEvent(event, parts)
  } finally {
    paymentEvents.count({ outcome })
  }
  if (outcome === 'unknown_customer') {
    parts.log.warn({ eventId: event.id, type: event.type }, 'payment event of an unknown customer')
  }
}

async function applyEvent(event: PaymentEvent, parts: PaymentParts): Promise<PaymentOutcome> {
  const { database } = parts
  if (await database.tx(SERVICE, (tx) => wasHandled(tx, event.id))) return 'repeated'
  const subject = paymentSubject(event)
  const snapshot = await snapshotFor(subject, event, parts)
  return database.tx(SERVICE, async (tx) => {
    if (!(await noteEvent(tx, event))) return 'repeated'
    if (!snapshot) return 'ignored'
    return (await applySnapshot(tx, snapshot)) === undefined ? 'unknown_customer' : 'applied'
  })
}

async function snapshotFor(
  subject: PaymentSubject,
  event: PaymentEvent,
  parts: PaymentParts,
): Promise<SubscriptionSnapshot | undefined> {
  if (subject?.kind === 'subscription') return readSnapshot(subject.subscriptionId, event, parts, subject.carried)
  if (subject === null) return undefined
  const endedId = await endTakenBack(subject.kind, subject.paymentId, parts.provider)
  return endedId === undefined ? undefined : readSnapshot(endedId, event, parts)
}

/** Reads the subscription from the provider. Uses the event's copy only if the provider no longer knows the subscription. */
async function readSnapshot(
  id: string,
  event: PaymentEvent,
  { database, provider }: PaymentParts,
  carried?: unknown,
): Promise<SubscriptionSnapshot | undefined> {
  const seenAt = await database.tx(SERVICE, observationTime)
  const found = await provider.findSubscription(id)
  if (found) return { subscription: found, seenAt, eventId: event.id }
  const subscription = provider.readSubscription(carried)
  return subscription && { subscription, seenAt: new Date(event.created).toISOString(), eventId: event.id }
}

/**
 * Ends the subscription whose payment was taken back: always after a dispute, and after a refund of the newest payment.
 * Returns the id of the ended subscription.
 */
async function endTakenBack(
  kind: 'refund' | 'dispute',
  paymentId: string,
  provider: PaymentProvider,
): Promise<string | undefined> {
  const paid = await provider.findPaidInvoice(paymentId)
  const subscription = paid && (await provider.findSubscription(paid.subscriptionId))
  if (!subscription) return undefined
  if (kind === 'refund' && subscription.newestInvoiceId !== paid.invoiceId) return undefined
  if (!hasEnded(subscription.status)) await provider.endSubscription(subscription.id)
  return subscription.id
}
