import { practiceMeta } from '#practice/practicePages.ts'
import { PracticePage } from '#practice/web/PracticePage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(practiceMeta)

export default PracticePage
