import { z } from 'zod'
import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import { reference } from '#plans/reference.ts'

const paymentEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number().transform((seconds): EpochMs => seconds * SECOND_MS),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

/** One event from the payment provider, in Stripe's format. */
export type PaymentEvent = z.infer<typeof paymentEvent>

export function readPaymentEvent(body: unknown): PaymentEvent | undefined {
  return paymentEvent.safeParse(body).data
}

/** The subject of an event: a subscription, or money that was taken back. Null if the event is irrelevant. */
export type PaymentSubject =
  | { kind: 'subscription'; subscriptionId: string; carried: unknown }
  | { kind: 'refund' | 'dispute'; paymentId: string }
  | null

const invoice = z.object({
  subscription: reference.nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
})
const charge = z.object({ refunded: z.literal(true), payment_intent: reference })
/** An inquiry (`warning_…`) does not take any money yet. */
const dispute = z.object({ status: z.string().regex(/^(?!warning_)/), payment_intent: reference })

export function paymentSubject({ type, data: { object } }: PaymentEvent): PaymentSubject {
  if (type.startsWith('customer.subscription.')) return subscriptionSubject(object.id, object)
  if (type.startsWith('checkout.session.')) return subscriptionSubject(reference.safeParse(object.subscription).data)
  if (type.startsWith('invoice.')) {
    const { data } = invoice.safeParse(object)
    return subscriptionSubject(data?.parent?.subscription_details?.subscription ?? data?.subscription)
  }
  if (type === 'charge.refunded') return takenBack('refund', charge.safeParse(object).data)
  if (type.startsWith('charge.dispute.')) return takenBack('dispute', dispute.safeParse(object).data)
  return null
}

function subscriptionSubject(id: unknown, carried?: unknown): PaymentSubject {
  return typeof id === 'string' ? { kind: 'subscription', subscriptionId: id, carried } : null
}

function takenBack(kind: 'refund' | 'dispute', payment: { payment_intent: string } | undefined): PaymentSubject {
  return payment ? { kind, paymentId: payment.payment_intent } : null
}
