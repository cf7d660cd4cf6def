import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { lessonPath } from '#lessons/lessonPages.ts'
import { lessonShelf, placeOf } from '#lessons/server/lessonShelf.ts'
import { courseNames } from '#lessons/web/habitCopy.ts'
import { LessonPage } from '#lessons/web/LessonPage.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const handle: PageHandle = { bar: 'none', frame: false }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const place = placeOf(params)
  const titles = place ? await context.get(lessonShelf).titles() : []
  const title = titles.find(({ course, number }) => course === place?.course && number === place.number)
  if (title === undefined) throw data(null, { status: 404 })
  return title
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { course, number, idea } = loaderData
  const title = `${courseNames[course]}, lesson ${number}`
  return webPageMeta({ title, description: idea, path: lessonPath(course, number) })({ matches })
}

export default function LessonRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { course, number } = loaderData
  return <LessonPage key={`${course}/${number}`} title={loaderData} />
}
