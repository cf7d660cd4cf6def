import { data, type LoaderFunctionArgs, type MetaArgs, useParams } from 'react-router'
import { dailyMeta } from '#daily/dailyPages.ts'
import { isUtcDate } from '#daily/utcDate.ts'
import { DailyPage } from '#daily/web/DailyPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export function loader({ params }: LoaderFunctionArgs) {
  if (!isUtcDate(params.date ?? '')) throw data(null, { status: 404 })
  return null
}

export function meta({ matches, location }: MetaArgs) {
  return webPageMeta({ ...dailyMeta, path: location.pathname })({ matches })
}

export default function DayRoute() {
  const { date = '' } = useParams()
  return <DailyPage key={date} date={date} />
}
