import type { MetaArgs } from 'react-router'
import { arenaPage } from '#arena/arenaPages.ts'
import { ArenaPage } from '#arena/web/ArenaPage.tsx'
import { pageMetadata } from '#site/pageMetadata.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export function meta({ matches }: MetaArgs) {
  return pageMetadata(arenaPage, siteOrigin(matches))
}

export default ArenaPage
