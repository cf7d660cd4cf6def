import { expect, test } from 'vitest'
import { offerRows, priceText } from '#plans/planOffer.ts'
import { BASIC, FREE, PLANS, PREMIUM } from '#plans/plans.ts'

test('prices are shown in dollars and cents, and nothing as $0', () => {
  expect(PLANS.map(({ price }) => priceText(price))).toEqual(['$0', '$4.99', '$9.99'])
})

test('a card names both daily limits first, and then what the plan promises', () => {
  const limits = PLANS.map((plan) => offerRows(plan).slice(0, 2))
  expect(limits).toEqual([
    ['1,000 characters per day', '5 matches per day'],
    ['10,000 characters per day', '50 matches per day'],
    ['Unlimited characters', 'Unlimited matches'],
  ])
  for (const plan of [FREE, BASIC, PREMIUM]) expect(offerRows(plan)).toEqual(expect.arrayContaining([...plan.features]))
})
