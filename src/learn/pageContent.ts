import { articleBody, type ContentsEntry, contentsOf } from '#learn/articleBody.ts'
import { pagePath } from '#learn/curriculum.ts'
import { type GlossaryPage, glossaryPath } from '#learn/glossaryPage.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import type { Block } from '#learn/markdown/node.ts'

/** What a page shows and how search engines know it. */
export interface PageContent {
  title: string
  description: string
  headline: string
  published: string
  updated: string
  /** Empty: the page is a placeholder. */
  blocks: Block[]
  contents: ContentsEntry[]
}

/** The short form of a guide, below the guide itself. */
const REFERENCE = { id: 'at-a-glance', words: 'At a glance' }
const TITLE_MAX = 51
const DESCRIPTION_MAX = 155

/** A guide's own text, and the published glossary page of its path: alone where there is no other text, else below it. */
export function pageContent(page: LearningPage, glossary: readonly GlossaryPage[]): PageContent {
  const entry = glossary.find((candidate) => glossaryPath(candidate) === pagePath(page))
  const own = { ...page, headline: page.heading, blocks: articleBody(page.body) }
  if (!entry) return { ...own, contents: contentsOf(own.blocks) }
  const updated = entry.updated > page.updated ? entry.updated : page.updated
  if (page.body === '') return { ...glossaryContent(page, entry), updated }
  const reference = articleBody(entry.content, `${REFERENCE.id}-`).map(oneLevelDown)
  const heading: Block = {
    type: 'heading',
    depth: 2,
    id: REFERENCE.id,
    children: [{ type: 'text', value: REFERENCE.words }],
  }
  return {
    ...own,
    updated,
    blocks: [...own.blocks, heading, ...reference],
    contents: [...contentsOf(own.blocks), REFERENCE],
  }
}

/** Admins may write a longer title or description than a search result holds: then the page's own stays. */
function glossaryContent(page: LearningPage, entry: GlossaryPage): Omit<PageContent, 'updated'> {
  const blocks = articleBody(entry.content)
  const fits =
    entry.title.length <= TITLE_MAX && entry.description.length <= DESCRIPTION_MAX && entry.description !== ''
  return {
    title: fits ? entry.title : page.title,
    description: fits ? entry.description : page.description,
    headline: entry.headline ?? page.heading,
    published: entry.created,
    blocks,
    contents: contentsOf(blocks),
  }
}

function oneLevelDown(block: Block): Block {
  return block.type === 'heading' ? { ...block, depth: block.depth + 1 } : block
}
