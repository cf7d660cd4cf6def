import { exampleFaults } from '#learn/exampleRows.ts'
import { markerFaults } from '#learn/koreanMarker.ts'
import { type Block, type Inline, plainText } from '#learn/markdown/node.ts'
import { quizFaults } from '#learn/quizRows.ts'
import { articleBody } from '#learn/server/articleBody.ts'
import { parseMarkdown } from '#learn/server/parseMarkdown.ts'

/** HTML and entities, which readers would see as source. */
const HTML = /<\/?[a-z][^>\n]*>|&#?\w+;/i
const FENCED = /^(`{3,}|~{3,})[^\n]*\n.*?^\1/gms

/** The errors in a page's text. `isPath` tests whether a path is one of the site's. */
export async function articleFaults(markdown: string, isPath: (path: string) => boolean): Promise<string[]> {
  const blocks = await articleBody(markdown)
  const ids = blocks.flatMap((block) => (block.type === 'heading' ? [`#${block.id}`] : []))
  const isDead = (url: string) =>
    (url.startsWith('#') && !ids.includes(url)) || (url.startsWith('/') && !isPath(url.replace(/[?#].*/, '')))
  const html = HTML.exec(markdown.replace(FENCED, ''))
  return [
    ...markerFaults(markdown),
    ...parseMarkdown(markdown).flatMap(rowFaults),
    ...blocks
      .flatMap(linksOf)
      .filter(isDead)
      .map((url) => `Dead link: ${url}`),
    ...blocks.flatMap((block) =>
      block.type === 'heading' && block.depth === 1 ? ['A heading of the first level: the page has its own'] : [],
    ),
    ...skippedLevels(blocks),
    ...(html ? [`HTML is shown as it is written: ${html[0]}`] : []),
  ]
}

function rowFaults(block: Block): string[] {
  if (block.type !== 'code') return []
  if (block.lang === 'examples') return exampleFaults(block.value)
  return block.lang === 'quiz' ? quizFaults(block.value) : []
}

function skippedLevels(blocks: readonly Block[]): string[] {
  let last = 1
  return blocks.flatMap((block) => {
    if (block.type !== 'heading') return []
    const skips = block.depth > last + 1
    last = block.depth
    return skips ? [`A heading skips a level: ${plainText(block.children)}`] : []
  })
}

function linksOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return block.children.flatMap(inlineLinks)
    case 'table':
      return [...block.head, ...block.rows.flat()].flat().flatMap(inlineLinks)
    case 'list':
      return block.items.flat().flatMap(linksOf)
    case 'blockquote':
      return block.children.flatMap(linksOf)
    default:
      return []
  }
}

function inlineLinks(node: Inline): string[] {
  const inner = 'children' in node ? node.children.flatMap(inlineLinks) : []
  return node.type === 'link' ? [node.url, ...inner] : inner
}
