import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router'
import { learningHub } from '#learn/server/learningHub.ts'
import { siteMapEntries, siteMapXml, writtenPages } from '#learn/siteMapEntry.ts'
import { siteMapXmlMeta } from '#learn/siteMapXmlPage.ts'
import { SiteMapXmlPage } from '#learn/web/SiteMapXmlPage.tsx'
import { pageContext } from '#site/web/pageContext.ts'
import { webPageMeta } from '#site/web/webPageMeta.ts'

/** Browsers get a page that shows the XML; other clients get the XML itself. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    if (wantsPage(request)) return next()
    const hub = context.get(learningHub)
    const { pages: glossary } = await hub.latest()
    const entries = siteMapEntries(glossary, writtenPages((await hub.pages()).values()))
    return new Response(siteMapXml(entries, context.get(pageContext).origin), {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
        vary: 'Accept',
      },
    })
  },
]

function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

/** The data that the page cannot read from the tables. */
export async function loader({ context }: LoaderFunctionArgs) {
  const pages = await context.get(learningHub).pages()
  return { written: writtenPages(pages.values()), origin: context.get(pageContext).origin }
}

export function headers() {
  return { vary: 'Accept' }
}

export const meta = webPageMeta(siteMapXmlMeta)

export default function SiteMapXmlRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return <SiteMapXmlPage written={loaderData.written} origin={loaderData.origin} />
}
