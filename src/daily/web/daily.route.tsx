import { dailyMeta } from '#daily/dailyPages.ts'
import { DailyPage } from '#daily/web/DailyPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(dailyMeta)

export default function DailyRoute() {
  return <DailyPage date={null} />
}
