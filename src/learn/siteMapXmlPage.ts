import type { PageMeta } from '#site/pageMetadata.ts'

export const siteMapXmlMeta: PageMeta = {
  title: 'XML site map',
  description: 'The site map that search engines read, as text: every page with its last change and its priority.',
  path: '/sitemap.xml',
}

export const GENERATING = 'Generating sitemap...'
export const SERVED_AT =
  'In production, it would be served at /sitemap.xml. There, every client except a browser gets the XML itself.'
