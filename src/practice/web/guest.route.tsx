import { guestMeta } from '#practice/guestPages.ts'
import { GuestStart } from '#practice/web/GuestStart.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(guestMeta)

export default GuestStart
