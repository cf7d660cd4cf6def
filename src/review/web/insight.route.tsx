import { insightMeta } from '#review/reviewPages.ts'
import { InsightPage } from '#review/web/InsightPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(insightMeta)

export default InsightPage
