import type { CollectionPage } from 'schema-dts'
import {
  breadcrumbList,
  type Crumb,
  type JsonLdGraph,
  jsonLdGraph,
  organization,
  organizationId,
} from '#site/jsonLd.ts'
import type { PageMeta } from '#site/pageMetadata.ts'

/** The structured data of a page that lists other pages. `crumb` is the page itself in its breadcrumbs. */
export function collectionJsonLd(
  words: PageMeta,
  links: readonly { path: string; name: string }[],
  crumb: Crumb,
  origin: string,
): JsonLdGraph {
  const page = {
    '@type': 'CollectionPage',
    name: words.title,
    description: words.description,
    url: origin + words.path,
    inLanguage: 'en',
    publisher: { '@id': organizationId(origin) },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: links.length,
      itemListElement: links.map(({ path, name }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        url: origin + path,
      })),
    },
  } satisfies Exclude<CollectionPage, string>
  return jsonLdGraph(page, breadcrumbList(origin, [{ name: 'Home', path: '/' }, crumb]), organization(origin))
}
