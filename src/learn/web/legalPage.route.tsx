import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { LEGAL_PAGES } from '#learn/legalPage.ts'
import { articleBody } from '#learn/server/articleBody.ts'
import { loadLegalPage } from '#learn/server/legalPages.ts'
import { LegalText } from '#learn/web/LegalText.tsx'
import { breadcrumbList, jsonLdGraph, organization, webPage } from '#site/jsonLd.ts'
import type { PageHandle } from '#site/pageHandle.ts'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { pageContext } from '#site/web/pageContext.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export const handle: PageHandle = { hydrate: false }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const path = url.pathname
  const name = LEGAL_PAGES.find((candidate) => path === `/${candidate}`)
  if (!name) throw new Error(`No legal page at ${path}`)
  const { body, ...metadata } = await loadLegalPage(name)
  return { ...metadata, path, operator: context.get(pageContext).operator, blocks: await articleBody(body) }
}

export function meta({ loaderData: page, matches }: MetaArgs<typeof loader>) {
  if (!page) return []
  const origin = siteOrigin(matches)
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: page.heading, path: page.path },
  ]
  const graph = jsonLdGraph(webPage(origin, page), breadcrumbList(origin, crumbs), organization(origin))
  return [...pageMetadata(page, origin), ...jsonLdMeta(graph)]
}

export default function LegalPageRoute({ loaderData: page }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return <LegalText page={page} />
}
