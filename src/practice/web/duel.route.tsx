import { type MetaArgs, useParams } from 'react-router'
import { practiceMeta } from '#practice/practicePages.ts'
import { DuelPage } from '#practice/web/DuelPage.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const handle: PageHandle = { bar: 'none', frame: false }

export function meta({ matches, location }: MetaArgs) {
  return webPageMeta({ ...practiceMeta, path: location.pathname })({ matches })
}

export default function DuelRoute() {
  const { practiceId = '' } = useParams()
  return <DuelPage key={practiceId} practiceId={practiceId} />
}
