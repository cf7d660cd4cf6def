import { type Block, plainText } from '#learn/markdown/node.ts'

/**
 * Gives headings an id made of their words, and tables a caption: the heading that they stand under. Both are numbered where
 * they would come twice. For all blocks of a page together.
 */
export function withAnchors(blocks: readonly Block[]): Block[] {
  const ids = counted()
  const captions = counted()
  let topic = 'Overview'
  return blocks.map((block) => {
    if (block.type === 'heading') {
      topic = plainText(block.children)
      return { ...block, id: ids(anchorOf(topic), '-') }
    }
    return block.type === 'table' ? { ...block, caption: captions(topic, ' ') } : block
  })
}

/** A heading's words as part of an address: `-(으)시-: honouring the subject` → `으-시-honouring-the-subject`. */
function anchorOf(words: string): string {
  const joined = words
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-')
  return joined ?? 'part'
}

function counted(): (name: string, joint: string) => string {
  const taken = new Set<string>()
  return (name, joint) => {
    let free = name
    for (let time = 2; taken.has(free); time += 1) free = `${name}${joint}${time}`
    taken.add(free)
    return free
  }
}
