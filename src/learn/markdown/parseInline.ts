import type { Inline } from '#learn/markdown/node.ts'

type Token = { node: Inline } | { mark: string; before: string; after: string }

interface Span {
  mark: string
  children: Inline[]
}

/** Backslash escapes, `code`, [text](address), <address>, hard breaks, and the marks of emphasis. */
const SPECIAL =
  /\\(?<escaped>[!-/:-@[-`{-~])|(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)|!?\[(?<label>[^[\]]*)\]\((?<url>[^()\s]+)\)|<(?<auto>https?:\/\/[^\s<>]+)>|(?<hard> {2,}|\\)\n|(?<mark>\*\*|\*|~~|_)/g
const SPAN_TYPES = { '**': 'strong', '*': 'emphasis', _: 'emphasis', '~~': 'delete' } as const
const WORD_CHARACTER = /[\p{L}\p{N}]/u
/** Addresses that can not run anything: our own paths and anchors, the web, mail. */
const HARMLESS = /^(?:\/(?!\/)|#|https?:\/\/|mailto:)/i

/**
 * A line of Markdown as a tree. HTML is text like any other. Marks of emphasis need no space around them, so that
 * `**받침**이` is bold; an unclosed mark stays as it is written.
 */
export function parseInline(text: string): Inline[] {
  const spans: Span[] = [{ mark: '', children: [] }]
  for (const token of tokensOf(text)) {
    if ('node' in token) innermost(spans).children.push(token.node)
    else if (closes(token, spans)) closeSpan(spans, token.mark)
    else if (opens(token)) spans.push({ mark: token.mark, children: [] })
    else innermost(spans).children.push({ type: 'text', value: token.mark })
  }
  while (spans.length > 1) unopen(spans)
  return innermost(spans).children
}

function* tokensOf(text: string): Generator<Token> {
  let end = 0
  for (const match of text.matchAll(SPECIAL)) {
    if (match.index > end) yield { node: { type: 'text', value: text.slice(end, match.index) } }
    end = match.index + match[0].length
    const mark = match.groups?.mark
    if (mark === undefined) yield { node: nodeOf(match.groups ?? {}, match[0]) }
    else yield { mark, before: text[match.index - 1] ?? ' ', after: text[end] ?? ' ' }
  }
  if (end < text.length) yield { node: { type: 'text', value: text.slice(end) } }
}

function nodeOf(groups: Record<string, string | undefined>, written: string): Inline {
  const { escaped, code, label, url, auto, hard } = groups
  if (escaped !== undefined) return { type: 'text', value: escaped }
  if (code !== undefined) return { type: 'inlineCode', value: code.trim() }
  if (hard !== undefined) return { type: 'break' }
  if (auto !== undefined) return { type: 'link', url: auto, children: [{ type: 'text', value: auto }] }
  const isLink = label !== undefined && url !== undefined && !written.startsWith('!') && HARMLESS.test(url)
  return isLink ? { type: 'link', url, children: parseInline(label) } : { type: 'text', value: label ?? written }
}

function opens({ mark, before, after }: { mark: string; before: string; after: string }): boolean {
  return after.trim() !== '' && !(mark === '_' && WORD_CHARACTER.test(before))
}

function closes({ mark, before, after }: { mark: string; before: string; after: string }, spans: Span[]): boolean {
  const isOpen = spans.some((span) => span.mark === mark && span.children.length > 0)
  return isOpen && before.trim() !== '' && !(mark === '_' && WORD_CHARACTER.test(after))
}

function closeSpan(spans: Span[], mark: string) {
  while (innermost(spans).mark !== mark) unopen(spans)
  const { children } = innermost(spans)
  spans.pop()
  innermost(spans).children.push({ type: SPAN_TYPES[mark as keyof typeof SPAN_TYPES], children })
}

/** Gives up the innermost span: its mark was only a sign. */
function unopen(spans: Span[]) {
  const { mark, children } = innermost(spans)
  spans.pop()
  innermost(spans).children.push({ type: 'text', value: mark }, ...children)
}

function innermost(spans: readonly Span[]): Span {
  const span = spans.at(-1)
  if (!span) throw new Error('The outermost span was closed')
  return span
}
