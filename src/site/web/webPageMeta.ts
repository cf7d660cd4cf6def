import type { MetaArgs } from 'react-router'
import { jsonLdGraph, organization, webPage, webSite } from '#site/jsonLd.ts'
import { type PageWords, pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

/** The `meta` function of a page without a more specific schema.org type. */
export function webPageMeta(words: PageWords) {
  return ({ matches }: Pick<MetaArgs, 'matches'>) => {
    const origin = siteOrigin(matches)
    const site = webSite(origin)
    const page = { ...webPage(origin, words), isPartOf: { '@id': site['@id'] } }
    return [...pageMetadata(words, origin), ...jsonLdMeta(jsonLdGraph(site, organization(origin), page))]
  }
}
