/** A Markdown tree with mdast's names (https://github.com/syntax-tree/mdast). We add ids of headings, captions of tables, and blocks of examples and quiz questions. */
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
  /** Unique on the page; empty until `withAnchors` sets it. */
  id: string
  children: Inline[]
}

export interface Table {
  type: 'table'
  /** Unique on the page; empty until `withAnchors` sets it. */
  caption: string
  head: Inline[][]
  rows: Inline[][][]
}

/** An example sentence. */
export interface Example {
  korean: string
  romanization: string
  english: string
  note?: string
  /** URL of the spoken example; missing if the server cannot speak it. */
  audioUrl?: string
}

/** A question with four options, and the reason for the right one. */
export interface QuizQuestion {
  question: string
  options: string[]
  right: string
  reason: string
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
  | { type: 'quiz'; questions: QuizQuestion[] }

/** The text without markup. */
export function plainText(children: readonly Inline[]): string {
  return children
    .map((node) => ('value' in node ? node.value : 'children' in node ? plainText(node.children) : ' '))
    .join('')
}
