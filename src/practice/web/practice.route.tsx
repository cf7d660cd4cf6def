import { practicePage } from '#practice/practicePages.ts'
import { PracticePage } from '#practice/web/PracticePage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(practicePage)

export default PracticePage
