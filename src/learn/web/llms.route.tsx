import type { LoaderFunctionArgs } from 'react-router'
import { learningHub } from '#learn/server/learningHub.ts'
import { llmsText } from '#learn/siteFile.ts'
import { pageContext } from '#site/web/pageContext.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const hub = context.get(learningHub)
  const [pages, { pages: glossary }] = [await hub.pages(), await hub.latest()]
  return new Response(llmsText(pages.values(), glossary, context.get(pageContext).origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
