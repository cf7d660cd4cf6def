import { hasEnded } from '#plans/entitlement.ts'
import { type PaymentEvent, type PaymentSubject, paymentSubject } from '#plans/paymentEvent.ts'
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
 * Gives an event its effect, once. An event is only a reason to look: the plan follows from the subscription as the provider
 * has it now, so neither the order of events nor a repetition matters. Noting the event and its effect are one transaction.
 * @throws when the provider cannot be asked; then nothing is recorded, and the provider sends the event again
 */
export async function handlePaymentEvent(event: PaymentEvent, parts: PaymentParts): Promise<void> {
  const { database, log } = parts
  if (await database.tx(SERVICE, (tx) => wasHandled(tx, event.id))) return
  const subject = paymentSubject(event)
  const snapshot = await snapshotFor(subject, event, parts)
  const outcome = await database.tx(SERVICE, async (tx) => {
    if (!(await noteEvent(tx, event))) return 'repeated'
    return snapshot && ((await applySnapshot(tx, snapshot)) ?? 'unknown customer')
  })
  if (outcome === 'unknown customer') log.warn({ eventId: event.id, type: event.type }, 'payment event of nobody here')
}

async function snapshotFor(
  subject: PaymentSubject,
  event: PaymentEvent,
  parts: PaymentParts,
): Promise<SubscriptionSnapshot | undefined> {
  if (subject?.kind === 'subscription') return lookAt(subject.subscriptionId, event, parts, subject.carried)
  if (subject === null) return undefined
  const endedId = await endTakenBack(subject.kind, subject.paymentId, parts.provider)
  return endedId === undefined ? undefined : lookAt(endedId, event, parts)
}

/** What the provider has; what the event carried only where the provider no longer knows the subscription. */
async function lookAt(
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
 * Money that was taken back ends the subscription that it paid: a dispute always, a refund when it was the newest payment.
 * Returns the subscription that has ended.
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
