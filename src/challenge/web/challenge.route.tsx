import { type MetaArgs, useParams } from 'react-router'
import { challengeMeta } from '#challenge/challengePage.ts'
import { ChallengePage } from '#challenge/web/ChallengePage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export function meta({ matches, location }: MetaArgs) {
  return webPageMeta({ ...challengeMeta, path: location.pathname })({ matches })
}

export default function ChallengeRoute() {
  const { code = '' } = useParams()
  return <ChallengePage key={code} code={code} />
}
