import { data, type LoaderFunctionArgs, type MetaArgs, type RouterContextProvider } from 'react-router'
import { pagePath } from '#learn/curriculum.ts'
import { pagePicture } from '#learn/openPage.ts'
import { learningHub } from '#learn/server/learningHub.ts'
import { loadPageContent } from '#learn/server/loadPageContent.ts'
import { learningJsonLd } from '#learn/web/learningJsonLd.ts'
import { lessonShelf } from '#lessons/server/lessonShelf.ts'
import { CoursePage } from '#lessons/web/CoursePage.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { orUnavailable } from '#site/web/orUnavailable.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export const handle: PageHandle = { guideFonts: true }

export function loader({ url, context }: LoaderFunctionArgs) {
  return orUnavailable(context, () => loadCourse(url.pathname, context))
}

async function loadCourse(path: string, context: Readonly<RouterContextProvider>) {
  const hub = context.get(learningHub)
  const page = (await hub.pages()).get(path)
  if (!page) throw data(null, { status: 404 })
  const content = await loadPageContent(page, (await hub.latest()).pages, hub)
  const titles = (await context.get(lessonShelf).titles()).filter(({ course }) => course === page.slug)
  return { page, image: pagePicture(page), content, titles }
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { page, image, content } = loaderData
  const origin = siteOrigin(matches)
  const { title, description } = content
  const metadata = { title, description, path: pagePath(page), image }
  return [...pageMetadata(metadata, origin), ...jsonLdMeta(learningJsonLd(page, content, origin))]
}

export default function CourseRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { page, content, titles } = loaderData
  return <CoursePage page={page} content={content} titles={titles} />
}
