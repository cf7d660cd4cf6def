import { expect, test } from 'vitest'
import { pageMetadata } from '#site/pageMetadata.ts'
import { translateJsonLd, translateWords } from '#translator/translatePage.ts'

const origin = 'https://a.example'

test('the page fits a search result and is known by one address', () => {
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://a.example/translate' }
  expect(pageMetadata(translateWords, origin)).toContainEqual(canonical)
})

test('search engines learn that the translator is an application that costs nothing', () => {
  const [application] = translateJsonLd(origin)['@graph']
  expect(application).toMatchObject({
    '@type': 'WebApplication',
    url: 'https://a.example/translate',
    offers: { price: '0', priceCurrency: 'USD' },
  })
})
