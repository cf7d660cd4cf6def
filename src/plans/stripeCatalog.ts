import type { PaidPlan } from '#plans/plans.ts'

/** The lookup key that finds a price in Stripe without knowing its id. When the table changes, `stripe:setup` moves it to the new price. */
export function priceLookupKey({ id }: Pick<PaidPlan, 'id'>): string {
  return `hanpan_${id}_monthly`
}

export function priceInCents({ price }: PaidPlan): number {
  return Math.round(price * 100)
}

/** The metadata of everything that `stripe:setup` creates. */
export const MADE_BY = { made_by: 'hanpan' } as const
