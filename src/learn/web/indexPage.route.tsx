import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { glossaryPath } from '#learn/glossaryPage.ts'
import { INDEX_META, type IndexedSection, indexGroups } from '#learn/indexPage.ts'
import { learningHub } from '#learn/server/learningHub.ts'
import { collectionJsonLd } from '#learn/web/collectionJsonLd.ts'
import { IndexPage } from '#learn/web/IndexPage.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { orUnavailable } from '#site/web/orUnavailable.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export const handle: PageHandle = { hydrate: false, guideFonts: true }

/** Serves `/learn`, `/courses` and `/tracks`. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return orUnavailable(context, async () => {
    const hub = context.get(learningHub)
    const section = url.pathname.slice(1) as IndexedSection
    const glossaryPaths = (await hub.latest()).pages.map(glossaryPath)
    return { section, groups: indexGroups(section, await hub.pages(), glossaryPaths) }
  })
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const origin = siteOrigin(matches)
  const words = INDEX_META[loaderData.section]
  const entries = loaderData.groups.flatMap(({ open, coming }) => [...open, ...coming])
  const crumb = { name: words.heading, path: words.path }
  return [...pageMetadata(words, origin), ...jsonLdMeta(collectionJsonLd(words, entries, crumb, origin))]
}

export default function IndexPageRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return <IndexPage words={INDEX_META[loaderData.section]} groups={loaderData.groups} />
}
