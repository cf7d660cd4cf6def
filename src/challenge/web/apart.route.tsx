import { type MetaArgs, useParams } from 'react-router'
import { apartMeta } from '#challenge/challengePage.ts'
import { ApartPage } from '#challenge/web/ApartPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export function meta({ matches, location }: MetaArgs) {
  return webPageMeta({ ...apartMeta, path: location.pathname })({ matches })
}

export default function ApartRoute() {
  const { code = '' } = useParams()
  return <ApartPage key={code} code={code} />
}
