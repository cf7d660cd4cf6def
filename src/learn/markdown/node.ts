/** Markdown as a tree, named as in mdast (https://github.com/syntax-tree/mdast) with two kinds of our own: anchors and examples. */
export type Inline =
  | { type: 'text'; value: string }
  | { type: 'inlineCode'; value: string }
  | { type: 'break' }
  | { type: 'strong' | 'emphasis' | 'delete'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] }

export interface Heading {
  type: 'heading'
  /** 1 to 6. */
  depth: number
  /** Unique on the page; empty until `withAnchors`. */
  id: string
  children: Inline[]
}

export interface Table {
  type: 'table'
  /** What the table is about, unique on the page; empty until `withAnchors`. */
  caption: string
  head: Inline[][]
  rows: Inline[][][]
}

/** A sentence under study. */
export interface Example {
  korean: string
  romanization: string
  english: string
  note?: string
  /** Where it can be heard; none where the server does not say it. */
  audioUrl?: string
}

export type Block =
  | Heading
  | Table
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | { type: 'blockquote'; children: Block[] }
  | { type: 'code'; lang: string; value: string }
  | { type: 'thematicBreak' }
  | { type: 'examples'; examples: Example[] }

/** The words alone, without what is around them. */
export function plainText(children: readonly Inline[]): string {
  return children
    .map((node) => ('value' in node ? node.value : 'children' in node ? plainText(node.children) : ' '))
    .join('')
}
