import { data, type LoaderFunctionArgs, type MetaArgs, useParams } from 'react-router'
import { dailyMeta } from '#daily/dailyPages.ts'
import { isUtcDate } from '#daily/utcDate.ts'
import { PlayPage } from '#daily/web/PlayPage.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const handle: PageHandle = { bar: 'none', frame: false }

export function loader({ params }: LoaderFunctionArgs) {
  if (!isUtcDate(params.date ?? '')) throw data(null, { status: 404 })
  return null
}

export function meta({ matches, location }: MetaArgs) {
  return webPageMeta({ ...dailyMeta, path: location.pathname })({ matches })
}

export default function PlayRoute() {
  const { date = '' } = useParams()
  return <PlayPage key={date} date={date} />
}
