import { deckMeta } from '#review/reviewPages.ts'
import { DeckPage } from '#review/web/DeckPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(deckMeta)

export default DeckPage
