import { type MetaArgs, useParams } from 'react-router'
import { challengePage } from '#challenge/challengePage.ts'
import { ChallengePage } from '#challenge/web/ChallengePage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export function meta({ matches, location }: MetaArgs) {
  return webPageMeta({ ...challengePage, path: location.pathname })({ matches })
}

export default function ChallengeRoute() {
  const { code = '' } = useParams()
  return <ChallengePage key={code} code={code} />
}
