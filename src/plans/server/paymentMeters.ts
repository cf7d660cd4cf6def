import { paymentCopy } from '#plans/paymentCopy.ts'
import { counter } from '#platform/server/meters/meter.ts'

type PageName = keyof typeof paymentCopy

export type PaymentOutcome = (typeof OUTCOMES)[number]
const OUTCOMES = ['applied', 'ignored', 'repeated', 'unknown_customer', 'forged', 'failed'] as const

/** `applied`: the plan follows it. `ignored`: it says nothing about a plan. `failed`: the provider sends it again. */
export const paymentEvents = counter({
  name: 'hanpan_payment_events_total',
  help: 'Events of the payment provider',
  labels: { outcome: OUTCOMES },
})

export const paymentPages = counter({
  name: 'hanpan_payment_pages_total',
  help: 'Pages of the payment provider that users asked for',
  labels: { page: Object.keys(paymentCopy) as PageName[], outcome: ['opened', 'refused', 'failed'] },
})
