import { robotsOf, type Withheld } from '#site/searchIndexing.ts'
import { SITE_NAME } from '#site/siteName.ts'

export interface PageWords {
  /** What the page is, without the site's name. */
  title: string
  /** One or two sentences for a search result, at most 155 characters. */
  description: string
  /** The canonical path, starting with a slash, without a query. */
  path: string
  /** Why search engines must not list this page, where its path alone does not say so. */
  withheld?: Withheld
  /** Path of the picture that a shared link shows, of `PICTURE_SIZE`; the site's own where a page has none. */
  image?: string
}

export type MetaDescriptor =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: 'canonical'; href: string }

/** Pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 }
const SITE_PICTURE = '/og/site.png'
const TITLE_MAX = 60
const DESCRIPTION_MAX = 155

/** The descriptors that a route's `meta` answers. `origin` is the site's own, without a slash at its end. */
export function pageMetadata(page: PageWords, origin: string): MetaDescriptor[] {
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
