import { robotsOf, type Withheld } from '#site/searchIndexing.ts'
import { SITE_NAME } from '#site/siteName.ts'

/** What search engines and shared links are told about a page. */
export interface PageMeta {
  /** The page's title, without the site's name. */
  title: string
  /** One or two sentences for a search result, at most 155 characters. */
  description: string
  /** The canonical path, starting with a slash, without a query. */
  path: string
  /** Why search engines must not list this page, if its path does not decide that. */
  withheld?: Withheld
  /** Path of the picture for shared links, of `PICTURE_SIZE`. The default is the site's picture. */
  image?: string
}

export type MetaDescriptor =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: 'canonical'; href: string }

/** In pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 }
const SITE_PICTURE = '/og/site.png'
const TITLE_MAX = 60
const DESCRIPTION_MAX = 155

/** The descriptors for a route's `meta` function. `origin` is the site's origin, without a trailing slash. */
export function pageMetadata(page: PageMeta, origin: string): MetaDescriptor[] {
  const { title, description, path, image = SITE_PICTURE } = page
  const fullTitle = title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`
  if (fullTitle.length > TITLE_MAX) throw new Error(`Title over ${TITLE_MAX} characters: ${fullTitle}`)
  if (description.length > DESCRIPTION_MAX) throw new Error(`Description over ${DESCRIPTION_MAX}: ${description}`)
  const url = `${origin}${path}`
  const robots = robotsOf(page)
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:image', content: origin + image },
    { property: 'og:image:width', content: String(PICTURE_SIZE.width) },
    { property: 'og:image:height', content: String(PICTURE_SIZE.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(robots ? [{ name: 'robots', content: robots }] : []),
  ]
}
