import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { pagePath } from '#learn/curriculum.ts'
import { pagePicture } from '#learn/openPage.ts'
import { learningHub } from '#learn/server/learningHub.ts'
import { loadPageContent } from '#learn/server/loadPageContent.ts'
import { learningJsonLd } from '#learn/web/learningJsonLd.ts'
import { WordCoursePage } from '#lessons/web/WordCoursePage.tsx'
import { wordSets } from '#review/server/wordSets.ts'
import type { PageHandle } from '#site/pageHandle.ts'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { orUnavailable } from '#site/web/orUnavailable.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

const SET = 'essential-600'

export const handle: PageHandle = { guideFonts: true }

export function loader({ url, context }: LoaderFunctionArgs) {
  return orUnavailable(context, async () => {
    const hub = context.get(learningHub)
    const page = (await hub.pages()).get(url.pathname)
    if (!page) throw data(null, { status: 404 })
    const content = await loadPageContent(page, (await hub.latest()).pages, hub)
    const groups = await context.get(wordSets).groups(SET)
    // The text is in the content.
    return { page: { ...page, body: '' }, image: pagePicture(page), content, groups }
  })
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { page, image, content } = loaderData
  const origin = siteOrigin(matches)
  const { title, description } = content
  return [
    ...pageMetadata({ title, description, path: pagePath(page), image }, origin),
    ...jsonLdMeta(learningJsonLd(page, content, origin)),
  ]
}

export default function WordCourseRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { page, content, groups } = loaderData
  return <WordCoursePage page={page} content={content} name={SET} groups={groups} />
}
