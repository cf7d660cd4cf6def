import type { PaidPlan } from '#plans/plans.ts'

/** By this a price is found again in Stripe, whatever its id; `stripe:setup` moves it to a new price when the table changes. */
export function priceLookupKey({ id }: Pick<PaidPlan, 'id'>): string {
  return `hanpan_${id}_monthly`
}

export function priceInCents({ price }: PaidPlan): number {
  return Math.round(price * 100)
}

/** In the metadata of what `stripe:setup` makes. */
export const MADE_BY = { made_by: 'hanpan' } as const
