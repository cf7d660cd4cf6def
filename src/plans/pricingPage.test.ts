import { expect, test } from 'vitest'
import { pricingJsonLd, pricingWords } from '#plans/pricingPage.ts'
import { pageMetadata } from '#site/pageMetadata.ts'

const ORIGIN = 'https://a.example'

test('search engines learn the three prices', () => {
  const json = JSON.stringify(pricingJsonLd(ORIGIN))
  for (const price of ['0', '4.99', '9.99']) expect(json).toContain(`"price":"${price}"`)
})

test('title and description fit a search result, and name the prices of the table', () => {
  expect(pageMetadata(pricingWords, ORIGIN)).toContainEqual({ title: 'Plans and prices | Hanpan' })
  expect(pricingWords.description).toMatch(/\$4\.99.*\$9\.99/)
})
