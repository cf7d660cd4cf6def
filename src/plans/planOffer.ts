import { BASIC, FREE, IN_EVERY_PLAN, MODEL_OF_FEATURE, type Plan, PREMIUM } from '#plans/plans.ts'

/** `$4.99`, and `$0` without cents. */
export function priceText(price: number): string {
  return price === 0 ? '$0' : `$${price.toFixed(2)}`
}

/** The names of the language models. Null if none is configured: then the built-in engine serves every plan. */
export type TranslationModels = Readonly<Record<'basic' | 'premium' | 'advanced', string>> | null

/** One row of a plan's card. */
export interface OfferRow {
  feature: string
  /** A remark that a cheaper plan has the feature too, or that this server does not have it. */
  remark?: string
  /** Whether this server does not have the feature. */
  isMissing?: true
}

export type PlanOffers = Readonly<Record<Plan['id'], readonly OfferRow[]>>

/** What each plan offers on this server. The daily limits come first, so that cards can be compared row by row. */
export function planOffers(models: TranslationModels): PlanOffers {
  return { free: offerRows(FREE, models), basic: offerRows(BASIC, models), premium: offerRows(PREMIUM, models) }
}

function offerRows({ charactersPerDay, matchesPerDay, features }: Plan, models: TranslationModels): OfferRow[] {
  return [
    { feature: dailyRow(charactersPerDay, 'characters') },
    { feature: dailyRow(matchesPerDay, 'matches') },
    ...features.map((feature) => featureRow(feature, models)),
  ]
}

function dailyRow(limit: number | null, counted: string): string {
  return limit === null ? `Unlimited ${counted}` : `${limit.toLocaleString('en-US')} ${counted} per day`
}

function featureRow(feature: string, models: TranslationModels): OfferRow {
  if (IN_EVERY_PLAN.includes(feature)) return { feature, remark: alsoIn(FREE) }
  const grade = MODEL_OF_FEATURE[feature]
  if (grade === undefined) return { feature }
  if (models === null) return { feature, remark: 'not available on this server', isMissing: true }
  if (models[grade] === models.basic) return { feature, remark: alsoIn(FREE) }
  const isBasics = grade === 'advanced' && models.advanced === models.premium
  return isBasics ? { feature, remark: alsoIn(BASIC) } : { feature }
}

function alsoIn({ name }: Plan): string {
  return `also in ${name}`
}

/** The description of the plans for search engines and shared links. */
export const offerSentence = `Free forever, Basic for ${priceText(BASIC.price)} or Premium for ${priceText(PREMIUM.price)} a month: translate more characters and play more duels a day.`
