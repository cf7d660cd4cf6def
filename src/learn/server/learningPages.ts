import { PAGE_PLACES, type PagePlace, pagePath } from '#learn/curriculum.ts'
import { type LearningPage, readLearningPage } from '#learn/learningPage.ts'
import { readMarkdownFile } from '#learn/server/readMarkdownFile.ts'

const FOLDER = new URL('../../../content/pages/', import.meta.url)

/** The hub's pages by path, in curriculum order. */
export type LearningPages = ReadonlyMap<string, LearningPage>

/** Reads all files. A page's Markdown is parsed only when the page is requested. */
export async function loadLearningPages(): Promise<LearningPages> {
  const pages = await Promise.all(PAGE_PLACES.map(loadPage))
  return new Map(pages.map((page) => [pagePath(page), page]))
}

async function loadPage(place: PagePlace): Promise<LearningPage> {
  const name = `${place.section}/${place.slug}.md`
  const page = readLearningPage(place, await readMarkdownFile(new URL(name, FOLDER)))
  if (!page.ok) throw new Error(`content/pages/${name}: ${page.refusal.join('; ')}`)
  return page.value
}
