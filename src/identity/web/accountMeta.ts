import type { MetaArgs } from 'react-router'
import { accountPageJsonLd } from '#identity/accountPages.ts'
import { type PageWords, pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

/** The `meta` function of a page about signing in. */
export function accountMeta(words: PageWords) {
  return ({ matches }: MetaArgs) => {
    const origin = siteOrigin(matches)
    return [...pageMetadata(words, origin), ...jsonLdMeta(accountPageJsonLd(words, origin))]
  }
}
