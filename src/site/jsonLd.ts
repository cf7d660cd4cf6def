import { SITE_NAME } from '#site/siteName.ts'

/** One schema.org object. Other nodes in the graph refer to it by its `@id`. */
export interface JsonLdNode {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

export interface JsonLdGraph {
  '@context': 'https://schema.org'
  '@graph': readonly JsonLdNode[]
}

export function jsonLdGraph(...nodes: JsonLdNode[]): JsonLdGraph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** The organization behind the site: author, publisher and provider of everything on it. */
export function organization(origin: string): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: SITE_NAME,
    url: `${origin}/`,
    logo: `${origin}/app-icon.svg`,
  }
}

export function organizationId(origin: string): string {
  return `${origin}/#organization`
}

export function webSite(origin: string): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: SITE_NAME,
    alternateName: '한판',
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: { '@id': organizationId(origin) },
  }
}

/** One link of a page's breadcrumbs. */
export interface Crumb {
  name: string
  path: string
}

export function breadcrumbList(origin: string, crumbs: readonly Crumb[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** A page without a more specific type. The not-found page has no path, and so no URL. */
export function webPage(origin: string, words: { title: string; description: string; path?: string }): JsonLdNode {
  const organization = { '@id': organizationId(origin) }
  return {
    '@type': 'WebPage',
    name: words.title,
    headline: words.title,
    description: words.description,
    ...(words.path !== undefined && { url: `${origin}${words.path}` }),
    inLanguage: 'en',
    author: organization,
    publisher: organization,
  }
}

/** A tool that runs in the browser and is free to start with. */
export function webApplication(origin: string, words: { name: string; description: string; path: string }): JsonLdNode {
  return {
    '@type': 'WebApplication',
    name: words.name,
    description: words.description,
    url: `${origin}${words.path}`,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    provider: { '@id': organizationId(origin) },
  }
}
