import type { JsonLdGraph } from '#site/jsonLd.ts'

/**
 * The graph as a `meta` descriptor, on the server and while hydrating. Empty for later navigations in the browser: no crawler
 * follows those, and React would have to create the script by innerHTML, which Trusted Types forbid.
 */
export function jsonLdMeta(graph: JsonLdGraph): { 'script:ld+json': JsonLdGraph }[] {
  const hydrated = typeof document !== 'undefined' && 'ready' in document.documentElement.dataset
  return hydrated ? [] : [{ 'script:ld+json': graph }]
}
