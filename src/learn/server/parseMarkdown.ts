import type { Nodes, PhrasingContent, RootContent, Table } from 'mdast'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { escapeExcessiveMarkup } from '#learn/markdown/escapeExcessiveMarkup.ts'
import type { Block, Inline } from '#learn/markdown/node.ts'

/** Syntax that stays plain text: HTML and entities, definitions of links and footnotes, task list items. */
const TEXT = ['htmlFlow', 'htmlText', 'characterReference', 'definition', 'gfmFootnoteDefinition', 'tasklistCheck']
/** URLs that cannot run anything: our own paths and anchors, the web, email. Browsers read `/\` and `/TAB/` as `//`. */
const HARMLESS = /^(?:\/(?!\/)|#|https?:\/\/|mailto:)[^\p{Cc}\\]*$/iu
/** Deeper nodes become plain text: no real text nests this deeply, and each level costs calls here and in React. */
const DEEPEST = 12

/** GitHub's Markdown, in which emphasis needs no space before a particle: `**받침(batchim)**이`. */
const reader = unified()
  .data('micromarkExtensions', [cjkFriendlyExtension(), { disable: { null: TEXT } }])
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .freeze()

/** Parses any text into our tree. HTML becomes plain text. */
export function parseMarkdown(markdown: string): Block[] {
  return blocksOf(reader.parse(escapeExcessiveMarkup(markdown)).children, 0)
}

function blocksOf(nodes: readonly RootContent[], depth: number): Block[] {
  return nodes.map((node) => (depth > DEEPEST ? wordsBlock(node) : blockOf(node, depth + 1)))
}

function blockOf(node: RootContent, depth: number): Block {
  switch (node.type) {
    case 'heading':
      return { type: 'heading', depth: node.depth, id: '', children: inlinesOf(node.children, depth) }
    case 'paragraph':
      return { type: 'paragraph', children: inlinesOf(node.children, depth) }
    case 'list':
      return {
        type: 'list',
        ordered: node.ordered === true,
        items: node.children.map((item) => blocksOf(item.children, depth)),
      }
    case 'blockquote':
      return { type: 'blockquote', children: blocksOf(node.children, depth) }
    case 'code':
      return { type: 'code', lang: node.lang ?? '', value: node.value }
    case 'thematicBreak':
      return { type: 'thematicBreak' }
    case 'table':
      return tableOf(node, depth)
    default:
      return wordsBlock(node)
  }
}

/** Pads or cuts each row to the head's number of cells. */
function tableOf({ children }: Table, depth: number): Block {
  const [head = [], ...rows] = children.map((row) => row.children.map((cell) => inlinesOf(cell.children, depth)))
  return { type: 'table', caption: '', head, rows: rows.map((row) => head.map((_, column) => row[column] ?? [])) }
}

function inlinesOf(nodes: readonly PhrasingContent[], depth: number): Inline[] {
  return nodes.flatMap((node) => (depth > DEEPEST ? [wordsOf(node)] : inlineOf(node, depth + 1)))
}

function inlineOf(node: PhrasingContent, depth: number): Inline[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{ type: node.type, value: node.value }]
    case 'break':
      return [{ type: 'break' }]
    case 'strong':
    case 'emphasis':
    case 'delete':
      return [{ type: node.type, children: inlinesOf(node.children, depth) }]
    case 'link': {
      const children = inlinesOf(node.children, depth)
      return HARMLESS.test(node.url) ? [{ type: 'link', url: node.url, children }] : children
    }
    case 'image':
      return [{ type: 'text', value: node.alt ?? '' }]
    default:
      return [wordsOf(node)]
  }
}

function wordsBlock(node: RootContent): Block {
  return { type: 'paragraph', children: [wordsOf(node)] }
}

/** Uses a loop, since the tree may be too deep for recursion. */
function wordsOf(tree: Nodes): Inline {
  const open = [tree]
  const words: string[] = []
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node) words.push(node.value)
    if ('children' in node) open.push(...node.children.toReversed())
  }
  return { type: 'text', value: words.join(' ') }
}
