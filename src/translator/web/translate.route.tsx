import type { MetaArgs } from 'react-router'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'
import { translateJsonLd, translateMeta } from '#translator/translatePage.ts'
import { TranslatePage } from '#translator/web/TranslatePage.tsx'

/** Search engines do not list a shared text. */
export function meta({ matches, location }: MetaArgs) {
  const origin = siteOrigin(matches)
  const page = location.search === '' ? translateMeta : { ...translateMeta, withheld: 'readersText' as const }
  return [...pageMetadata(page, origin), ...jsonLdMeta(translateJsonLd(origin))]
}

export default TranslatePage
