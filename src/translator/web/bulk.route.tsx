import { webPageMeta } from '#site/web/webPageMeta.ts'
import { bulkMeta } from '#translator/bulk/bulkPage.ts'
import { BulkPage } from '#translator/web/BulkPage.tsx'

export const meta = webPageMeta(bulkMeta)

export default BulkPage
