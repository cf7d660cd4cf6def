import type { MetaArgs } from 'react-router'
import { jsonLdGraph, organization, webPage, webSite } from '#site/jsonLd.ts'
import { type PageMeta, pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

/** The `meta` function of a page without a more specific schema.org type. */
export function webPageMeta(page: PageMeta) {
  return ({ matches }: Pick<MetaArgs, 'matches'>) => {
    const origin = siteOrigin(matches)
    const site = webSite(origin)
    const node = { ...webPage(origin, page), isPartOf: { '@id': site['@id'] } }
    return [...pageMetadata(page, origin), ...jsonLdMeta(jsonLdGraph(site, organization(origin), node))]
  }
}
