import { ownEntry } from '#translator/lexicon/ownEntry.ts'
/** Part-of-speech tags of the Universal Dependencies, as the tagger gives them. */
export type Tag =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X'
  | 'SPACE'

/** Tags the words of one sentence, one tag a word. The tagger is a hint: lexicon entries overrule it. */
export type Tagger = (words: readonly string[]) => readonly string[]

/**
 * One English word, number or mark. `word` is its lower-case form with contractions written out (`n't` is `not`),
 * `start` and `end` are code-unit offsets in the whole input.
 */
export interface Token {
  kind: 'word' | 'number' | 'mark' | 'foreign'
  text: string
  word: string
  start: number
  end: number
  tag: string
}

/** A sentence with its closing marks, `?!` for example, apart from its tokens. */
export interface Sentence {
  tokens: Token[]
  closing: string
}

const PIECE =
  /(?<number>[$₩€]?\d{1,2}:\d{2}|[$₩€]?\d+(?:,\d{3})*(?:\.\d+)?%?)|(?<word>(?:Mr|Mrs|Ms|Dr)\.|[A-Za-z\u00C0-\u024F]+(?:['’-][A-Za-z\u00C0-\u024F]+)*['’]?)|(?<mark>[.,!?;:…"“”()—–]+)|(?<foreign>[^\s.,!?;:…"“”()—–]+)/gu

const WHOLE_CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
  gotta: ['got', 'to'],
  cannot: ['can', 'not'],
  gimme: ['give', 'me'],
  lemme: ['let', 'me'],
  'o’clock': ["o'clock"],
}

const NEGATED: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall' }

const CLITICS: Readonly<Record<string, string>> = {
  "'m": 'am',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": "'d",
  "'s": "'s",
}

interface Span {
  text: string
  start: number
}

function wordToken(text: string, start: number, word: string): Token {
  return { kind: 'word', text, word, start, end: start + text.length, tag: '' }
}

/** `don't` gives `do` and `not`, `Tom's` gives `tom` and `'s`; each keeps its own stretch of the input. */
function splitWord({ text, start }: Span): Token[] {
  const plain = text.replaceAll('’', "'")
  const lower = plain.toLowerCase()
  const whole = ownEntry(WHOLE_CONTRACTIONS, lower)
  if (whole)
    return whole.map((word, index) => wordToken(index === 0 ? text : '', start + (index === 0 ? 0 : text.length), word))
  if (lower === "let's" || lower === "o'clock" || lower === "ma'am") return [wordToken(text, start, lower)]
  const negated = /^(.+)n't(.*)$/.exec(lower)
  if (negated?.[1] !== undefined) {
    const stem = negated[1]
    const stemToken = wordToken(text.slice(0, stem.length), start, ownEntry(NEGATED, stem) ?? stem)
    const notToken = wordToken(text.slice(stem.length, stem.length + 3), start + stem.length, 'not')
    const rest = negated[2] ? splitWord({ text: text.slice(stem.length + 3), start: start + stem.length + 3 }) : []
    return [stemToken, notToken, ...rest]
  }
  const clitic = /^(.*?)('(?:m|re|ve|ll|d|s))$/.exec(lower)
  const ending = clitic?.[2]
  if (clitic?.[1] !== undefined && ending !== undefined) {
    const stem = clitic[1]
    const tail = wordToken(text.slice(stem.length), start + stem.length, ownEntry(CLITICS, ending) ?? ending)
    return stem === '' ? [tail] : [...splitWord({ text: text.slice(0, stem.length), start }), tail]
  }
  if (lower.endsWith("s'")) {
    const stem = lower.length - 1
    return [
      wordToken(text.slice(0, stem), start, lower.slice(0, stem)),
      wordToken(text.slice(stem), start + stem, "'s"),
    ]
  }
  if (lower.endsWith("'")) return [wordToken(text.slice(0, -1), start, lower.slice(0, -1))]
  return [wordToken(text, start, lower)]
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(PIECE)) {
    const piece = match[0]
    const start = match.index
    if (match.groups?.word !== undefined) tokens.push(...splitWord({ text: piece, start }))
    else {
      const kind = match.groups?.number !== undefined ? 'number' : match.groups?.mark !== undefined ? 'mark' : 'foreign'
      tokens.push({ kind, text: piece, word: piece.toLowerCase(), start, end: start + piece.length, tag: '' })
    }
  }
  return tokens
}

function closes(token: Token): boolean {
  return token.kind === 'mark' && /[.!?;…]/.test(token.text)
}

/** `, too` and `, either` at the end say what they say without their comma. */
function withoutLastComma(tokens: Token[]): Token[] {
  const [comma, last] = tokens.slice(-2)
  if (tokens.length < 3 || comma?.text !== ',' || !/^(?:too|either)$/.test(last?.word ?? '')) return tokens
  return tokens.filter((token) => token !== comma)
}

/** Splits a text into sentences at closing marks and line breaks; offsets refer to the text as it was given. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let current: Token[] = []
  let lastEnd = 0
  const close = (closing: string) => {
    if (current.length > 0) sentences.push({ tokens: withoutLastComma(current), closing })
    current = []
  }
  for (const token of tokensOf(text)) {
    if (/[\n\r]/.test(text.slice(lastEnd, token.start))) close('')
    lastEnd = token.end
    if (closes(token)) close(token.text.replace(/[^.!?…]/g, '') || '.')
    else current.push(token)
  }
  close('')
  return sentences
}

/** The sentence's tokens with the tags of the tagger on them. */
export function tagged(tokens: readonly Token[], tag: Tagger): Token[] {
  const tags = tag(tokens.map((token) => (token.kind === 'mark' ? token.text : token.word)))
  return tokens.map((token, index) => ({ ...token, tag: tags[index] ?? 'X' }))
}
