import { exampleRows } from '#learn/exampleRows.ts'
import { expandMarkers } from '#learn/koreanMarker.ts'
import type { Block } from '#learn/markdown/node.ts'
import { withAnchors } from '#learn/markdown/withAnchors.ts'
import { quizRows } from '#learn/quizRows.ts'

/** Parses a page's Markdown: expands markers, romanizes examples, and adds anchors and captions. */
export async function articleBody(markdown: string): Promise<Block[]> {
  return withAnchors(await articlePart(markdown))
}

/**
 * The same without anchors and captions, for a text that is combined with another on its page. The parser is loaded with the
 * first text, so that the start does not wait for it.
 */
export async function articlePart(markdown: string): Promise<Block[]> {
  if (markdown.trim() === '') return []
  const { parseMarkdown } = await import('#learn/server/parseMarkdown.ts')
  return parseMarkdown(expandMarkers(markdown)).map(withRows)
}

/** Fenced blocks with a meaning of their own. */
function withRows(block: Block): Block {
  if (block.type !== 'code') return block
  if (block.lang === 'examples') return { type: 'examples', examples: exampleRows(block.value) }
  return block.lang === 'quiz' ? { type: 'quiz', questions: quizRows(block.value) } : block
}
