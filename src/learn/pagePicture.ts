import type { LearningPage } from '#learn/learningPage.ts'

/** The picture of a shared link: a page with a text of its own has its own picture, others their section's. */
export function pagePicture({ section, slug, body }: Pick<LearningPage, 'section' | 'slug' | 'body'>): string {
  return body === '' ? `/og/${section}.png` : `/og/${section}-${slug}.png`
}
