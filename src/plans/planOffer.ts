import { BASIC, type Plan, PREMIUM } from '#plans/plans.ts'

/** `$4.99`, and `$0` without cents. */
export function priceText(price: number): string {
  return price === 0 ? '$0' : `$${price.toFixed(2)}`
}

/** The rows of a plan's card; its daily limits come first, so that the cards compare row by row. */
export function offerRows({ charactersPerDay, matchesPerDay, features }: Plan): string[] {
  return [dailyRow(charactersPerDay, 'characters'), dailyRow(matchesPerDay, 'matches'), ...features]
}

function dailyRow(limit: number | null, counted: string): string {
  return limit === null ? `Unlimited ${counted}` : `${limit.toLocaleString('en-US')} ${counted} per day`
}

/** What search engines and shared links say of the plans. */
export const offerSentence = `Free for ever, Basic for ${priceText(BASIC.price)} or Premium for ${priceText(PREMIUM.price)} a month: more characters to translate and more duels a day.`
