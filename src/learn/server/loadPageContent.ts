import type { GlossaryPage } from '#learn/glossaryPage.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import { glossaryEntryOf, type PageContent, pageContent } from '#learn/pageContent.ts'
import { articlePart } from '#learn/server/articleBody.ts'

/** Compiles one page's texts, when somebody asks for it: the finished page is kept. */
export async function loadPageContent(page: LearningPage, glossary: readonly GlossaryPage[]): Promise<PageContent> {
  const own = await articlePart(page.body)
  const entry = glossaryEntryOf(page, glossary)
  return pageContent(page, own, entry && { entry, blocks: await articlePart(entry.content) })
}
