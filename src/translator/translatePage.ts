import { type JsonLdGraph, jsonLdGraph, organization, webApplication } from '#site/jsonLd.ts'
import type { PageMeta } from '#site/pageMetadata.ts'

export const translateMeta: PageMeta = {
  title: 'English to Korean translator in four tones',
  description:
    'Translate English to Korean in polite, formal, casual and business tone, with every word explained. Free, without an account.',
  path: '/translate',
}

export function translateJsonLd(origin: string): JsonLdGraph {
  const { title, description, path } = translateMeta
  return jsonLdGraph(webApplication(origin, { name: title, description, path }), organization(origin))
}
