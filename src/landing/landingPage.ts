import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { type JsonLdGraph, jsonLdGraph, organization, webApplication, webSite } from '#site/jsonLd.ts'
import type { PageMeta } from '#site/pageMetadata.ts'
import { SITE_NAME } from '#site/siteName.ts'

export const landingMeta: PageMeta = {
  title: `${SITE_NAME}: learn Korean by playing it`,
  description: `Duel a learner at your level over ${QUESTION_COUNT} Korean questions, and translate English to Korean in four tones. Free to start.`,
  path: '/',
}

export function landingJsonLd(origin: string): JsonLdGraph {
  return jsonLdGraph(
    webSite(origin),
    organization(origin),
    webApplication(origin, { name: SITE_NAME, description: landingMeta.description, path: landingMeta.path }),
  )
}
