import { GUEST_DUEL_PATH, guestPage } from '#practice/guestPages.ts'
import { GuestDuelPage } from '#practice/web/GuestDuelPage.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const handle: PageHandle = { bar: 'result', frame: false }

export const meta = webPageMeta({ ...guestPage, path: GUEST_DUEL_PATH })

export default GuestDuelPage
