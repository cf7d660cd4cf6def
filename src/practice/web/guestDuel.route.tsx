import { GUEST_DUEL_PATH, guestMeta } from '#practice/guestPages.ts'
import { GuestDuelPage } from '#practice/web/GuestDuelPage.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const handle: PageHandle = { bar: 'result', frame: false }

export const meta = webPageMeta({ ...guestMeta, path: GUEST_DUEL_PATH })

export default GuestDuelPage
