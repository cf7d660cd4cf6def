import { type Block, plainText } from '#learn/markdown/node.ts'

export interface ContentsEntry {
  id: string
  words: string
}

/** The table of contents: the second level's headings. */
export function contentsOf(blocks: readonly Block[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.depth === 2 ? [{ id: block.id, words: plainText(block.children) }] : [],
  )
}
