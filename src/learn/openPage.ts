import { type PagePlace, pagePath } from '#learn/curriculum.ts'

/** The notices on pages without content, by kind. */
export const NOTICES = {
  course: 'Course Coming Soon',
  track: 'Track Coming Soon',
  tool: 'Tool Coming Soon',
  content: 'Content Coming Soon',
  community: 'Community Coming Soon',
} as const

/** What a page holds. Here, because `learningPage.ts` validates with zod, which browsers must not load. */
interface Held extends PagePlace {
  /** Markdown; empty while the content does not exist yet. */
  body: string
  /** The number of lessons of a course that has them. */
  lessons?: number | undefined
}

/** Whether there is anything to learn on the page yet: a text or lessons. */
export function hasContent({ body, lessons }: Pick<Held, 'body' | 'lessons'>): boolean {
  return body !== '' || lessons !== undefined
}

/** Whether the page can be read now: it has content, or a published glossary page is its content. */
export function isOpen(page: Held, glossaryPaths: readonly string[]): boolean {
  return hasContent(page) || glossaryPaths.includes(pagePath(page))
}

/** The picture for shared links: a page with a body has its own, and the others have their section's. */
export function pagePicture({ section, slug, body }: Pick<Held, 'section' | 'slug' | 'body'>): string {
  return body === '' ? `/og/${section}.png` : `/og/${section}-${slug}.png`
}
