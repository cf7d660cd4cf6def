import type { LoaderFunctionArgs } from 'react-router'
import { robotsText } from '#learn/siteFile.ts'
import { pageContext } from '#site/web/pageContext.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return new Response(robotsText(context.get(pageContext).origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
