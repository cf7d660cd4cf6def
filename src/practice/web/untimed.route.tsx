import { type MetaArgs, useParams } from 'react-router'
import { practiceMeta } from '#practice/practicePages.ts'
import { UntimedPage } from '#practice/web/UntimedPage.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const handle: PageHandle = { bar: 'none', frame: false }

export function meta({ matches, location }: MetaArgs) {
  return webPageMeta({ ...practiceMeta, path: location.pathname })({ matches })
}

export default function UntimedRoute() {
  const { practiceId = '' } = useParams()
  return <UntimedPage key={practiceId} practiceId={practiceId} />
}
