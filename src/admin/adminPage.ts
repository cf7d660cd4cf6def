import type { JsonLdGraph } from '#site/jsonLd.ts'
import { jsonLdGraph, organization, webSite } from '#site/jsonLd.ts'
import type { PageMeta } from '#site/pageMetadata.ts'

export const adminMeta: PageMeta = {
  title: 'Admin Panel',
  description: 'The site’s content and figures, for its admins.',
  path: '/admin',
}

export function adminJsonLd(origin: string): JsonLdGraph {
  const { title, description, path } = adminMeta
  const site = webSite(origin)
  const page = { '@type': 'WebPage', name: title, description, url: `${origin}${path}` }
  return jsonLdGraph(site, organization(origin), { ...page, isPartOf: { '@id': site['@id'] } })
}
