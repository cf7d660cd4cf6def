import { z } from 'zod'
import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import { BASIC, type PaidPlanId, PREMIUM, type Tier } from '#plans/plans.ts'
import { reference } from '#plans/reference.ts'

/** The fields that we read from the payment provider's subscription. */
export interface ProviderSubscription {
  id: string
  customerId: string
  tier: Tier
  /** The provider's status: `active`, `past_due`, `canceled` … */
  status: string
  periodEnd: EpochMs
  /** When it ends or has ended. Null if it renews. */
  endsAt: EpochMs | null
  /** When the newest invoice was created. A past-due subscription has been due since then. */
  dueSince: EpochMs
  newestInvoiceId: string | null
}

/** Ids of the plans' prices. */
export type PriceIds = Partial<Record<PaidPlanId, string | undefined>>

const epochSeconds = z.number().transform((seconds): EpochMs => seconds * SECOND_MS)
const period = { current_period_start: epochSeconds.optional(), current_period_end: epochSeconds.optional() }
const price = z.object({ id: z.string(), metadata: z.record(z.string(), z.string()).nullish() })

const stripeSubscription = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: epochSeconds.nullish(),
  ended_at: epochSeconds.nullish(),
  start_date: epochSeconds.nullish(),
  latest_invoice: z.union([z.string(), z.object({ id: z.string(), created: epochSeconds })]).nullish(),
  items: z.object({ data: z.array(z.object({ price, ...period })).min(1) }),
  ...period,
})

/**
 * Reads Stripe's subscription object of any API version: older ones have the period on the subscription, newer ones on its items.
 * Undefined if it is not a subscription. An unknown price counts as Basic, like a subscription without a tier.
 */
export function readProviderSubscription(object: unknown, prices: PriceIds): ProviderSubscription | undefined {
  const parsed = stripeSubscription.safeParse(object)
  const [item] = parsed.data?.items.data ?? []
  if (!parsed.success || !item) return undefined
  const { id, customer, status, latest_invoice: invoice, ...times } = parsed.data
  const periodStart = item.current_period_start ?? times.current_period_start
  const periodEnd = item.current_period_end ?? times.current_period_end
  if (periodStart === undefined || periodEnd === undefined) return undefined
  const unfolded = typeof invoice === 'object' ? invoice : null
  return {
    id,
    customerId: customer,
    tier: tierOf(item.price, prices),
    status,
    periodEnd,
    endsAt: times.ended_at ?? times.cancel_at ?? (times.cancel_at_period_end ? periodEnd : null),
    dueSince: unfolded?.created ?? periodStart,
    newestInvoiceId: typeof invoice === 'string' ? invoice : (unfolded?.id ?? null),
  }
}

function tierOf({ id, metadata }: z.infer<typeof price>, prices: PriceIds): Tier {
  const planId = id === prices.premium ? PREMIUM.id : id === prices.basic ? BASIC.id : metadata?.plan
  return planId === PREMIUM.id ? PREMIUM.name : BASIC.name
}
