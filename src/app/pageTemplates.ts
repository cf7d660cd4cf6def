/** The routes of React Router's server build, as far as they say which paths they match. */
export type PageRoutes = Readonly<
  Record<string, { id: string; parentId?: string | undefined; path?: string | undefined } | undefined>
>

/** The template of the paths that have no page. */
export const NO_PAGE = '/*'

/** The route template of a page's canonical path: `/learn/:slug` for `/learn/hangul`. */
export function pageTemplates(routes: PageRoutes): (path: string) => string {
  const templates = Object.values(routes).flatMap((route) => (route ? [templateOf(route, routes)] : []))
  const fixed = new Set(templates.filter((template) => !/[:*]/.test(template)))
  const patterns = templates
    .filter((template) => template.includes(':'))
    .map((template) => ({ template, pattern: new RegExp(`^${template.replaceAll(/:\w+/g, '[^/]+')}$`) }))
  return (path) => {
    const page = withoutData(path)
    if (fixed.has(page)) return page
    return patterns.find(({ pattern }) => pattern.test(page))?.template ?? NO_PAGE
  }
}

/** React Router's own requests for the data of a page: `/profile.data`, `/_root.data`. */
function withoutData(path: string): string {
  if (path === '/_root.data') return '/'
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
}

function templateOf(
  { path = '', parentId }: { path?: string | undefined; parentId?: string | undefined },
  routes: PageRoutes,
): string {
  const parent = parentId === undefined ? undefined : routes[parentId]
  const above = parent ? templateOf(parent, routes) : '/'
  return path === '' ? above : `${above.replace(/\/$/, '')}/${path}`
}
