import type { Token } from '#translator/english/token.ts'
import { COORDINATORS, isCutBefore, LINKING } from '#translator/frame/linkingWord.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

export type Coordinator = 'and' | 'but' | 'so' | 'or'

/** A place between two parts of a sentence that may be clauses of their own. */
export interface CutPoint {
  /** Where the earlier part ends. */
  end: number
  /** Where the later part begins: after the comma and the coordinator. */
  from: number
  /** Whether a comma, a colon or a dash stands here. */
  mark: '' | ',' | ':' | '–'
  coordinator?: { word: Coordinator; at: number }
}

function markOf(token: Token | undefined): CutPoint['mark'] {
  if (token?.kind !== 'mark') return ''
  if (token.text === ',' || token.text === ':') return token.text
  return /^[—–-]$/.test(token.text) ? '–' : ''
}

const OPENING = '([“'
const CLOSING = ')]”'

/** Whether each token stands in quotation marks or parentheses; undefined if one of them is never closed. */
function enclosed(tokens: readonly Token[]): boolean[] | undefined {
  let depth = 0
  let inQuotes = false
  const inside = tokens.map(({ kind, text }) => {
    for (const sign of kind === 'mark' || kind === 'sign' ? text : '') {
      if (sign === '"') inQuotes = !inQuotes
      depth += Number(OPENING.includes(sign)) - Number(CLOSING.includes(sign))
    }
    return depth !== 0 || inQuotes
  })
  return depth === 0 && !inQuotes ? inside : undefined
}

/** Whether the word can open a Korean sentence of its own: 그리고, 하지만, 그래서. */
function isOpening(word: string): word is Coordinator {
  return tableEntry(COORDINATORS, word) === word && LINKING[word].opening !== undefined
}

function coordinatorAt(tokens: readonly Token[], at: number): CutPoint['coordinator'] {
  const word = tokens[at]?.word ?? ''
  if (!isOpening(word) || tokens[at]?.kind !== 'word') return undefined
  return tokens[at + 1]?.word === 'that' && word === 'so' ? undefined : { word, at }
}

function cutPointAt(tokens: readonly Token[], at: number): CutPoint | undefined {
  const mark = markOf(tokens[at])
  const coordinator = coordinatorAt(tokens, mark === '' ? at : at + 1)
  const from = at + Number(mark !== '') + Number(coordinator !== undefined)
  if (coordinator) return { end: at, from, mark, coordinator }
  if (mark !== '') return { end: at, from, mark }
  return isCutBefore(tokens[at]?.word ?? '') ? { end: at, from, mark } : undefined
}

/** Where a sentence may be cut: at commas, colons and dashes, and before coordinators. Never inside quotes or parentheses. */
export function cutPoints(tokens: readonly Token[]): CutPoint[] {
  const isInside = enclosed(tokens)
  if (!isInside) return []
  const points: CutPoint[] = []
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const point = isInside[at] ? undefined : cutPointAt(tokens, at)
    if (!point || point.from >= tokens.length || point.end <= (points.at(-1)?.from ?? 0)) continue
    points.push(point)
  }
  return points
}
