import type { Plan } from '#plans/plans.ts'

/** `$4.99`, and `$0` without cents. */
export function priceText(price: number): string {
  return price === 0 ? '$0' : `$${price.toFixed(2)}`
}

/** The rows of a plan's card; its daily limits come first, so that the cards compare row by row. */
export function offerRows({ features: [characters = '', ...others], matchesPerDay }: Plan): string[] {
  return [characters, matchesPerDay === null ? 'Unlimited matches' : `${matchesPerDay} matches per day`, ...others]
}
