import type { PageMeta } from '#site/pageMetadata.ts'
import { MOST_LINES } from '#translator/bulk/bulkLimits.ts'

export const bulkMeta: PageMeta = {
  title: 'Translate a file into Korean',
  description: `Paste up to ${MOST_LINES} lines of English or drop a text or CSV file, choose a tone, and download the Korean as a table.`,
  path: '/translate/bulk',
}
