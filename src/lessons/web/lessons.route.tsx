import type { LoaderFunctionArgs } from 'react-router'
import { lessonsMeta } from '#lessons/lessonPages.ts'
import { lessonShelf } from '#lessons/server/lessonShelf.ts'
import { LessonsPage } from '#lessons/web/LessonsPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(lessonsMeta)

export async function loader({ context }: LoaderFunctionArgs) {
  return { titles: await context.get(lessonShelf).titles() }
}

export default function LessonsRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return <LessonsPage titles={loaderData.titles} />
}
