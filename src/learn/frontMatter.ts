import { granted, refused, type Verdict } from '#kit/verdict.ts'

/** What stands between the `---` lines: texts, and lists of texts; their meaning is checked by whoever knows the page. */
export type FrontMatter = Record<string, string | string[]>

export interface FrontedText {
  front: FrontMatter
  body: string
}

const FRONTED = /^---\n(?<front>.*?)\n---(?:\n(?<body>.*))?$/s
const FIELD = /^(?<key>[a-zA-Z_]+):(?:\s+(?<value>.*))?$/
const ITEM = /^\s*-\s+(?<item>.+)$/
const FLOW_LIST = /^\[(?<items>.*)\]$/
/** An item of a flow list: quoted, so that it may hold a comma, or plain. */
const FLOW_ITEM = /"[^"]*"|'[^']*'|[^,\s][^,]*/g

/**
 * The part of YAML that our pages use: `key: text`, quoted text, `[a, b]`, and lists of `- item` lines. A text may hold
 * colons. Refuses a line that is none of these, naming it.
 */
export function readFrontMatter(text: string): Verdict<FrontedText, string> {
  const { front: lines, body = '' } = FRONTED.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {}
  if (lines === undefined) return refused('The file does not begin with front matter between two --- lines')
  const front: FrontMatter = {}
  let key = ''
  for (const line of lines.split('\n').filter((text) => text.trim() !== '')) {
    const field = FIELD.exec(line)?.groups
    const item = ITEM.exec(line)?.groups?.item
    const list = front[key]
    if (field?.key) {
      key = field.key
      if (key in front) return refused(`${key} stands there twice`)
      front[key] = writtenValue(field.value?.trim() ?? '')
    } else if (item !== undefined && Array.isArray(list)) list.push(unquoted(item.trim()))
    else return refused(`Not understood: ${line}`)
  }
  return granted({ front, body: body.trim() })
}

function writtenValue(written: string): string | string[] {
  if (written === '') return []
  const items = FLOW_LIST.exec(written)?.groups?.items
  return items === undefined ? unquoted(written) : (items.match(FLOW_ITEM) ?? []).map((item) => unquoted(item.trim()))
}

function unquoted(written: string): string {
  const quote = written[0]
  const isQuoted = written.length > 1 && (quote === '"' || quote === "'") && written.endsWith(quote)
  return isQuoted ? written.slice(1, -1) : written
}
