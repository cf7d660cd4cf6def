import { arenaPage } from '#arena/arenaPages.ts'
import { ArenaPage } from '#arena/web/ArenaPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(arenaPage)

export default ArenaPage
