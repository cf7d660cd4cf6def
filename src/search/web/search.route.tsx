import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { searchMeta } from '#search/searchPage.ts'
import { siteSearch } from '#search/server/siteSearch.ts'
import { SearchPage } from '#search/web/SearchPage.tsx'
import { pageMetadata } from '#site/pageMetadata.ts'
import { orUnavailable } from '#site/web/orUnavailable.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return orUnavailable(context, async () => {
    const query = (url.searchParams.get('q') ?? '').trim()
    return { query, results: query === '' ? undefined : await context.get(siteSearch).find(query) }
  })
}

export function meta({ matches }: MetaArgs) {
  return pageMetadata(searchMeta, siteOrigin(matches))
}

export default function SearchRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return <SearchPage {...loaderData} />
}
