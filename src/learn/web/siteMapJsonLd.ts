import type { CollectionPage } from 'schema-dts'
import { SITE_MAP_CRUMBS } from '#learn/crumbs.ts'
import { type SiteMapGroup, siteMapWords } from '#learn/siteMapPage.ts'
import { breadcrumbList, type JsonLdGraph, jsonLdGraph, organization, organizationId } from '#site/jsonLd.ts'

export function siteMapJsonLd(groups: readonly SiteMapGroup[], origin: string): JsonLdGraph {
  const courses = groups
    .filter(({ id }) => id === 'courses')
    .flatMap(({ lists }) => lists.flatMap(({ links }) => links))
  const page = {
    '@type': 'CollectionPage',
    name: siteMapWords.title,
    description: siteMapWords.description,
    url: origin + siteMapWords.path,
    inLanguage: 'en',
    publisher: { '@id': organizationId(origin) },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: courses.length,
      itemListElement: courses.map(({ path, name }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        url: origin + path,
      })),
    },
  } satisfies Exclude<CollectionPage, string>
  return jsonLdGraph(page, breadcrumbList(origin, SITE_MAP_CRUMBS), organization(origin))
}
