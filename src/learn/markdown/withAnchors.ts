import { type Block, plainText } from '#learn/markdown/node.ts'

/**
 * Gives headings an id made of their words, and tables the text of their heading as a caption. Numbers both if they would repeat.
 * Call it once with all blocks of a page.
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

/** A heading's words as a URL fragment: `-(으)시-: honoring the subject` → `으-시-honoring-the-subject`. */
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
