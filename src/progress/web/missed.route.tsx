import { missedMeta } from '#progress/missedPage.ts'
import { MissedPage } from '#progress/web/MissedPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(missedMeta)

export default MissedPage
