import { isRouteErrorResponse } from 'react-router'
import { jsonLdGraph, organization, webPage, webSite } from '#site/jsonLd.ts'
import { SITE_NAME } from '#site/siteName.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'

const NOT_FOUND = {
  title: 'Page not found',
  description: `There is no page at this address of ${SITE_NAME}. The site map lists every guide, course and tool.`,
}

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

/** Whether the database could not be reached; see `orUnavailable`. */
export function isUnavailable(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503
}

/** Whether the data of the next page did not arrive. Chromium and Firefox name `fetch`, Safari does not. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && /fetch|Load failed/.test(error.message)
}

/** The meta tags of the error page. `origin` is undefined if the error came before it was known. */
export function errorMeta(error: unknown, origin: string | undefined) {
  const noIndex = { name: 'robots', content: 'noindex' }
  if (isUnavailable(error)) return [{ title: `Back in a moment | ${SITE_NAME}` }, noIndex]
  if (!isNotFound(error) || origin === undefined) return [{ title: `Something went wrong | ${SITE_NAME}` }, noIndex]
  const { title, description } = NOT_FOUND
  return [
    { title: `${title} | ${SITE_NAME}` },
    { name: 'description', content: description },
    noIndex,
    ...jsonLdMeta(jsonLdGraph(webSite(origin), organization(origin), webPage(origin, NOT_FOUND))),
  ]
}
