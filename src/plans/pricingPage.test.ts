import { expect, test } from 'vitest'
import { pricingJsonLd, pricingMeta } from '#plans/pricingPage.ts'
import { pageMetadata } from '#site/pageMetadata.ts'

const ORIGIN = 'https://a.example'

test('the structured data has the three prices', () => {
  const json = JSON.stringify(pricingJsonLd(ORIGIN))
  for (const price of ['0', '4.99', '9.99']) expect(json).toContain(`"price":"${price}"`)
})

test('the title and the description fit a search result, and state the table’s prices', () => {
  expect(pageMetadata(pricingMeta, ORIGIN)).toContainEqual({ title: 'Plans and prices | Hanpan' })
  expect(pricingMeta.description).toMatch(/\$4\.99.*\$9\.99/)
})
