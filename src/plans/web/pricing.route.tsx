import type { MetaArgs } from 'react-router'
import { pricingJsonLd, pricingWords } from '#plans/pricingPage.ts'
import { PricingPage } from '#plans/web/PricingPage.tsx'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export function meta({ matches }: MetaArgs) {
  const origin = siteOrigin(matches)
  return [...pageMetadata(pricingWords, origin), ...jsonLdMeta(pricingJsonLd(origin))]
}

export default PricingPage
