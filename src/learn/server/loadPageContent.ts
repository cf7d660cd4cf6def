import type { GlossaryPage } from '#learn/glossaryPage.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import { withAudio } from '#learn/markdown/withAudio.ts'
import { glossaryEntryOf, type PageContent, pageContent } from '#learn/pageContent.ts'
import { articlePart } from '#learn/server/articleBody.ts'
import type { LearningHub } from '#learn/server/learningHub.ts'

/** Parses a page's texts on each call, because the rendered page is cached. */
export async function loadPageContent(
  page: LearningPage,
  glossary: readonly GlossaryPage[],
  { listenUrl }: Pick<LearningHub, 'listenUrl'>,
): Promise<PageContent> {
  const own = await articlePart(page.body)
  const entry = glossaryEntryOf(page, glossary)
  const content = pageContent(page, own, entry && { entry, blocks: await articlePart(entry.content) })
  return { ...content, blocks: withAudio(content.blocks, listenUrl) }
}
