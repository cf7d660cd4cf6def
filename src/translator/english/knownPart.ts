import { bareWord } from '#translator/bareWord.ts'
import { dropRule } from '#translator/english/functionWord.ts'
import type { Token } from '#translator/english/token.ts'
import { listsNouns } from '#translator/frame/nounKind.ts'
import type { Lexicon, Listed } from '#translator/lexicon/lexicon.ts'
import type { Slot } from '#translator/lexicon/lexiconRow.ts'
import type { KnownKind, KnownPart } from '#translator/translation.ts'

/** Words that have a place in a sentence rather than a meaning of their own. */
const FUNCTION_TAGS: ReadonlySet<string> = new Set(['PRON', 'DET', 'AUX', 'ADP', 'PART', 'CCONJ', 'SCONJ'])

const KIND_OF_TAG: Readonly<Record<string, KnownKind>> = {
  NOUN: 'noun',
  PROPN: 'name',
  VERB: 'verb',
  ADJ: 'adjective',
  ADV: 'adverb',
  INTJ: 'phrase',
}

interface Row {
  english: string
  korean: string
  kind: KnownKind
  level?: string
  rank: number
  length: number
}

function hasWords(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[at + index]?.word === word)
}

function listed<Entry extends { english: string; level?: string }>(
  tokens: readonly Token[],
  at: number,
  kind: KnownKind,
  found: readonly Listed<Entry>[],
  koreanOf: (entry: Entry) => string,
): Row[] {
  return found
    .filter(({ rest }) => hasWords(tokens, at + 1, rest))
    .map(({ entry, rest, rank }) => {
      const { english, level } = entry
      const row = { english, korean: koreanOf(entry), kind, rank, length: 1 + rest.length }
      return level === undefined ? row : { ...row, level }
    })
}

/** 사진을 찍다; 빨간 rather than 빨간색이다. */
function dictionaryForm(entry: { precedingWords: string; korean: string; attributive?: string }): string {
  const { precedingWords, korean, attributive = '' } = entry
  if (attributive !== '' && korean.endsWith('이다')) return attributive
  return precedingWords === '' ? korean : `${precedingWords} ${korean}`
}

/** Whether a sense does not ask for certain nouns: `keep` of `keep a promise` says nothing about `keep` alone. */
function isGeneral({ entry: { frame } }: Listed<{ frame: readonly Slot[] }>): boolean {
  return !frame.some(({ tag }) => tag !== undefined && listsNouns(tag))
}

/** Interjections, and set phrases without slots. */
function phraseRows(tokens: readonly Token[], at: number, { interjections, constructions }: Lexicon): Row[] {
  const word = tokens[at]?.word ?? ''
  const opening = (interjections.get(word) ?? []).filter(({ tags }) => !tags.has('behind'))
  const said = opening.map(({ english, polite }) => ({
    words: english.split(' '),
    polite,
    level: undefined,
  }))
  const next = constructions.sentences.get(word)
  const listed = next ? [...next.slotless, ...(next.byNext.get(tokens[at + 1]?.word ?? '') ?? [])] : []
  const set = listed.flatMap(({ entry: { row }, pattern }) => {
    const words = pattern.flatMap((element) => ('word' in element ? element.word : []))
    return words.length === pattern.length ? [{ words, polite: bareWord(row.polite), level: row.level }] : []
  })
  return [...said, ...set]
    .filter(({ words }) => hasWords(tokens, at, words))
    .map(({ words, polite, level }) => {
      const english = words.join(' ')
      const row = { english, korean: polite, kind: 'phrase' as const, rank: 0, length: words.length }
      return level === undefined ? row : { ...row, level }
    })
}

/** Every entry of the lexicon that these tokens begin with. */
function rowsAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Row[] {
  const word = tokens[at]?.word ?? ''
  return [
    ...phraseRows(tokens, at, lexicon),
    ...listed(tokens, at, 'noun', lexicon.nouns.get(word) ?? [], ({ korean }) => korean),
    ...listed(tokens, at, 'verb', (lexicon.verbs.get(word) ?? []).filter(isGeneral), dictionaryForm),
    ...listed(tokens, at, 'adjective', (lexicon.adjectives.get(word) ?? []).filter(isGeneral), dictionaryForm),
    ...listed(tokens, at, 'adverb', lexicon.adverbs.get(word) ?? [], ({ korean }) => korean),
    ...listed(tokens, at, 'name', lexicon.names.get(word) ?? [], ({ korean }) => korean),
  ]
}

const QUESTION_WORDS = /^(?:how|what|when|where|which|who|whose|why)$/

function isFunctionWord({ word, tag }: Token): boolean {
  return FUNCTION_TAGS.has(tag) || QUESTION_WORDS.test(word) || dropRule(word) !== undefined
}

/** How many senses of a word are shown. */
const MOST_SENSES = 2

/** The longest entry, then the one of the word's part of speech, then the commonest; with its next sense. */
function bestRow(token: Token, rows: readonly Row[]): Row | undefined {
  const fits = ({ kind }: Row) => Number(kind === KIND_OF_TAG[token.tag])
  const sorted = rows.toSorted((a, b) => b.length - a.length || fits(b) - fits(a) || a.rank - b.rank)
  const [best] = sorted
  if (!best || (best.length === 1 && isFunctionWord(token))) return undefined
  const same = sorted.filter(({ kind, english }) => kind === best.kind && english === best.english)
  const others = same.map(({ korean }) => korean).filter((korean) => !korean.startsWith(best.korean))
  return { ...best, korean: [best.korean, ...new Set(others)].slice(0, MOST_SENSES).join(', ') }
}

/** The words of a stretch that the lexicon knows, each with its dictionary form in Korean. */
export function knownParts(tokens: readonly Token[], lexicon: Lexicon): KnownPart[] {
  const known: KnownPart[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const row = token.kind === 'word' ? bestRow(token, rowsAt(tokens, at, lexicon)) : undefined
    at += row?.length ?? 1
    if (!row) continue
    const { english, korean, kind, level } = row
    const end = tokens[at - 1]?.end ?? token.end
    known.push({ english, korean, kind, ...(level ? { level } : {}), start: token.start, end })
  }
  return known
}

/** Whether a word is neither in the lexicon nor one of the words that the grammar accounts for. */
export function isMissing(token: Token, lexicon: Lexicon): boolean {
  const { kind, word, text } = token
  if (kind !== 'word') return kind !== 'mark' && kind !== 'number' && kind !== 'emoji'
  const { verbs, bases, nouns, adjectives, adverbs, names, interjections, constructions } = lexicon
  const tables = [verbs, bases, nouns, adjectives, adverbs, names, interjections, constructions.byFirstWord]
  return text !== '' && !isFunctionWord(token) && !tables.some((table) => table.has(word))
}
