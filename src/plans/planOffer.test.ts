import { expect, test } from 'vitest'
import { planOffers, priceText, type TranslationModels } from '#plans/planOffer.ts'
import { PLANS } from '#plans/plans.ts'

const MODELS = { basic: 'small', premium: 'middle', advanced: 'large' }

test('prices are shown in dollars and cents, and a price of zero as $0', () => {
  expect(PLANS.map(({ price }) => priceText(price))).toEqual(['$0', '$4.99', '$9.99'])
})

test('a card lists both daily limits first, and then the plan’s features', () => {
  const offers = planOffers(MODELS)
  const rows = PLANS.map(({ id }) => offers[id].map(({ feature }) => feature))
  expect(rows.map((features) => features.slice(0, 2))).toEqual([
    ['1,000 characters per day', '5 matches per day'],
    ['10,000 characters per day', '50 matches per day'],
    ['Unlimited characters', 'Unlimited matches'],
  ])
  expect(rows.map((features) => features.slice(2))).toEqual(PLANS.map(({ features }) => features))
})

/** The rows with a remark, as feature and remark. */
function remarks(models: TranslationModels) {
  const { free, basic, premium } = planOffers(models)
  const of = (rows: typeof free) => rows.filter(({ remark }) => remark).map(({ feature, remark }) => [feature, remark])
  return { free: of(free), basic: of(basic), premium: of(premium) }
}

test('a paid plan’s card marks features that Free has too', () => {
  expect(remarks(MODELS)).toEqual({
    free: [],
    basic: [['No ads', 'also in Free']],
    premium: [
      ['No ads', 'also in Free'],
      ['Translation history', 'also in Free'],
    ],
  })
})

test('without a language model, the better translations are marked as not available', () => {
  const { basic, premium } = remarks(null)
  expect(basic[0]).toEqual(['Premium AI translation', 'not available on this server'])
  expect(premium[0]).toEqual(['Advanced translation', 'not available on this server'])
  const missing = planOffers(null).premium.filter(({ isMissing }) => isMissing)
  expect(missing.map(({ feature }) => feature)).toEqual(['Advanced translation'])
})

test('a plan with the same model as a cheaper plan says so', () => {
  const one = remarks({ basic: 'small', premium: 'small', advanced: 'small' })
  expect([one.basic[0], one.premium[0]]).toEqual([
    ['Premium AI translation', 'also in Free'],
    ['Advanced translation', 'also in Free'],
  ])
  const two = remarks({ basic: 'small', premium: 'large', advanced: 'large' })
  expect(two.basic[0]?.[0]).toBe('No ads')
  expect(two.premium[0]).toEqual(['Advanced translation', 'also in Basic'])
})
