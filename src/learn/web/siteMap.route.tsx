import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { learningHub } from '#learn/server/learningHub.ts'
import { courseLinks, siteMapGroups, siteMapMeta } from '#learn/siteMapPage.ts'
import { collectionJsonLd } from '#learn/web/collectionJsonLd.ts'
import { SiteMapPage } from '#learn/web/SiteMapPage.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export const handle: PageHandle = { hydrate: false, guideFonts: true }

export async function loader({ context }: LoaderFunctionArgs) {
  return { groups: siteMapGroups(await context.get(learningHub).pages()) }
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const origin = siteOrigin(matches)
  const crumb = { name: 'Site map', path: siteMapMeta.path }
  const graph = collectionJsonLd(siteMapMeta, courseLinks(loaderData.groups), crumb, origin)
  return [...pageMetadata(siteMapMeta, origin), ...jsonLdMeta(graph)]
}

export default function SiteMapRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return <SiteMapPage groups={loaderData.groups} />
}
