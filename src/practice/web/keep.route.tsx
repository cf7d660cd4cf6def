import { guestMeta, KEEP_PATH } from '#practice/guestPages.ts'
import { keepCopy } from '#practice/web/guestCopy.ts'
import { KeepPage } from '#practice/web/KeepPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta({ ...guestMeta, title: keepCopy.title, path: KEEP_PATH })

export default KeepPage
