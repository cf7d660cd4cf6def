import { data, type LoaderFunctionArgs, type MetaArgs, redirect } from 'react-router'
import { neighbors, type PagePlace, pagePath } from '#learn/curriculum.ts'
import { MOVED_PAGES } from '#learn/glossaryPage.ts'
import { pagePicture } from '#learn/openPage.ts'
import { type LearningHub, learningHub } from '#learn/server/learningHub.ts'
import { loadPageContent } from '#learn/server/loadPageContent.ts'
import { ArticlePage } from '#learn/web/ArticlePage.tsx'
import { learningJsonLd } from '#learn/web/learningJsonLd.ts'
import { PlaceholderPage } from '#learn/web/PlaceholderPage.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { orUnavailable } from '#site/web/orUnavailable.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export const handle: PageHandle = { hydrate: false, guideFonts: true }

export function loader({ url, context }: LoaderFunctionArgs) {
  return orUnavailable(context, () => loadPage(url.pathname, context.get(learningHub)))
}

async function loadPage(path: string, hub: LearningHub) {
  const moved = MOVED_PAGES[path.slice(1)]
  if (moved) throw redirect(`/${moved}`, 308)
  const pages = await hub.pages()
  const page = pages.get(path)
  if (!page) throw data(null, { status: 404 })
  const link = (place: PagePlace | undefined) => {
    const target = place && pages.get(pagePath(place))
    return target && { path: pagePath(target), name: target.heading }
  }
  const { previous, next } = neighbors(page)
  const content = await loadPageContent(page, (await hub.latest()).pages, hub)
  return { page, content, practice: hub.practiceOf(path), previous: link(previous), next: link(next) }
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { page, content } = loaderData
  const origin = siteOrigin(matches)
  const metadata = {
    title: content.title,
    description: content.description,
    path: pagePath(page),
    image: pagePicture(page),
    ...(content.blocks.length === 0 && { withheld: 'planned' as const }),
  }
  return [...pageMetadata(metadata, origin), ...jsonLdMeta(learningJsonLd(page, content, origin))]
}

export default function LearningPageRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { page, content, practice, previous, next } = loaderData
  return content.blocks.length === 0 ? (
    <PlaceholderPage page={page} practice={practice} />
  ) : (
    <ArticlePage page={page} content={content} practice={practice} previous={previous} next={next} />
  )
}
