import { webPageMeta } from '#site/web/webPageMeta.ts'
import { bulkPage } from '#translator/bulk/bulkPage.ts'
import { BulkPage } from '#translator/web/BulkPage.tsx'

export const meta = webPageMeta(bulkPage)

export default BulkPage
