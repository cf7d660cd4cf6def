import { pagePath } from '#learn/curriculum.ts'
import { type GlossaryPage, glossaryPath } from '#learn/glossaryPage.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import { type Block, plainText } from '#learn/markdown/node.ts'
import { withAnchors } from '#learn/markdown/withAnchors.ts'

/** A line of the table of contents: a heading and its anchor. */
export interface ContentsEntry {
  id: string
  words: string
}

/** A page's content and metadata. */
export interface PageContent {
  title: string
  description: string
  headline: string
  published: string
  updated: string
  /** Empty if the page is a placeholder. */
  blocks: Block[]
  contents: ContentsEntry[]
}

/** The heading of the glossary page below a guide. */
const REFERENCE: Block = { type: 'heading', depth: 2, id: '', children: [{ type: 'text', value: 'At a glance' }] }
const TITLE_MAX = 51
const DESCRIPTION_MAX = 155

/** A published glossary page and its parsed text. */
export interface GlossaryText {
  entry: GlossaryPage
  blocks: readonly Block[]
}

/** The published glossary page that belongs to a page. */
export function glossaryEntryOf(page: LearningPage, glossary: readonly GlossaryPage[]): GlossaryPage | undefined {
  return glossary.find((candidate) => glossaryPath(candidate) === pagePath(page))
}

/** Combines a guide's own text with the published glossary page of its path, which comes below the text or replaces a missing text. */
export function pageContent(page: LearningPage, own: readonly Block[], glossary?: GlossaryText): PageContent {
  const { entry, blocks: reference = [] } = glossary ?? {}
  const both = own.length > 0 && reference.length > 0
  const blocks = withAnchors(both ? [...own, REFERENCE, ...reference.map(oneLevelDown)] : [...own, ...reference])
  const words = entry && own.length === 0 && reference.length > 0 ? glossaryWords(page, entry) : ownWords(page)
  const updated = entry && entry.updated > page.updated ? entry.updated : page.updated
  return { ...words, updated, blocks, contents: contentsOf(blocks) }
}

function ownWords({ title, description, heading, published }: LearningPage) {
  return { title, description, headline: heading, published }
}

/** Uses the page's own title or description if the admin's is too long for a search result. */
function glossaryWords(page: LearningPage, entry: GlossaryPage) {
  const fits =
    entry.title.length <= TITLE_MAX && entry.description.length <= DESCRIPTION_MAX && entry.description !== ''
  return {
    title: fits ? entry.title : page.title,
    description: fits ? entry.description : page.description,
    headline: entry.headline ?? page.heading,
    published: entry.created,
  }
}

function oneLevelDown(block: Block): Block {
  return block.type === 'heading' ? { ...block, depth: block.depth + 1 } : block
}

/** The table of contents: the second-level headings. */
export function contentsOf(blocks: readonly Block[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.depth === 2 ? [{ id: block.id, words: plainText(block.children) }] : [],
  )
}
