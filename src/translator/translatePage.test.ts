import { expect, test } from 'vitest'
import { pageMetadata } from '#site/pageMetadata.ts'
import { translateJsonLd, translateMeta } from '#translator/translatePage.ts'

const origin = 'https://a.example'

test('the title and description fit a search result, and the page has one canonical URL', () => {
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://a.example/translate' }
  expect(pageMetadata(translateMeta, origin)).toContainEqual(canonical)
})

test('the structured data says that the translator is a free application', () => {
  const [application] = translateJsonLd(origin)['@graph']
  expect(application).toMatchObject({
    '@type': 'WebApplication',
    url: 'https://a.example/translate',
    offers: { price: '0', priceCurrency: 'USD' },
  })
})
