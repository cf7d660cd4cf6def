import { type MetaArgs, useParams } from 'react-router'
import { matchCopy } from '#match/web/copy.ts'
import { MatchPage } from '#match/web/MatchPage.tsx'
import type { PageHandle } from '#site/pageHandle.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const handle: PageHandle = { bar: 'none', frame: false }

export function meta({ matches, location }: MetaArgs) {
  const description = 'A live duel: three questions, two players, and the first right answer takes the point.'
  return webPageMeta({ title: matchCopy.title, description, path: location.pathname })({ matches })
}

export default function MatchRoute() {
  const { matchId = '' } = useParams()
  return <MatchPage key={matchId} matchId={matchId} />
}
