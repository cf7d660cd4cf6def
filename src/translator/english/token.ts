import { tableEntry } from '#translator/lexicon/tableEntry.ts'
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
 * What a piece of the input is. A `number` is well formed (1,500, $3.50, 7:30, 20%); other stretches of digits are a
 * `figure` (a phone number, 5/12/2023). `code` is a URL, an email address, or a name from a program; `script` is text in
 * a script other than Latin and Hangul; `sign` is any other symbol, such as @.
 */
export type TokenKind = 'word' | 'number' | 'figure' | 'mark' | 'emoji' | 'korean' | 'code' | 'script' | 'sign'

/**
 * One English word, number or mark. `word` is its lower-case form with contractions written out (`n't` is `not`),
 * `start` and `end` are code-unit offsets in the whole input.
 */
export interface Token {
  kind: TokenKind
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

const LETTER = String.raw`[A-Za-z\u00C0-\u024F]`
const PICTURE = String.raw`\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?`

const MARKS = '.,!?;:…"“”()—–'
const CURRENCY_SIGNS = '$€£¥₩'

/** The pattern of each kind of token; the first match counts. */
const SHAPES: readonly (readonly [TokenKind, string])[] = [
  ['code', String.raw`(?:https?:\/\/|www\.)[^\s<>"“”]*[^\s<>"“”.,!?;:)'’]`],
  ['code', String.raw`[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+`],
  ['code', '`[^`\\n]+`'],
  ['code', String.raw`[A-Za-z]\w*(?:_\w+(?:\(\))?|\(\))`],
  ['word', '&(?!\\S)'],
  ['figure', String.raw`\d{1,2}(?:st|nd|rd|th)(?!\w)`],
  ['code', String.raw`\d+[A-Za-z]+\d\w*|0[xX]\w+|[A-Za-z]+-?\d\w*`],
  ['figure', String.raw`[\-−+±#]?[${CURRENCY_SIGNS}]?\d+(?:[.,:\/\-–]\d+)*(?:[%‰${CURRENCY_SIGNS}]|°[CF]?)?`],
  ['word', String.raw`[AaPp]\.[Mm]\.?|(?:Mr|Mrs|Ms|Dr)\.|${LETTER}+(?:['’\-]${LETTER}+)*['’]?`],
  ['emoji', String.raw`(?:\p{RI}{2}|${PICTURE}(?:\u200D${PICTURE})*|[\u{E0020}-\u{E007F}\uFE0F])+`],
  ['emoji', String.raw`<3|(?<!\S)[:;=][\-']?[()DP](?!\S)`],
  ['mark', String.raw`[${MARKS}]+|[\-'‘’•·](?!\S)|(?<!\S)['‘]|[\p{Cc}\p{Cf}]`],
  ['korean', String.raw`\p{Script=Hangul}+(?:[^\S\n\r]+\p{Script=Hangul}+)*`],
  ['script', String.raw`\p{L}[\p{L}\p{M}]*`],
  ['sign', String.raw`[^\s\p{L}\p{Extended_Pictographic}\d${MARKS}${CURRENCY_SIGNS}'‘’]+`],
  ['sign', String.raw`\S`],
]

const PIECE = new RegExp(SHAPES.map(([, shape]) => `(${shape})`).join('|'), 'gu')

/** Whole numbers with more digits cannot be represented exactly, so they stay as written. */
const MOST_DIGITS = 15

const WELL_FORMED = new RegExp(
  String.raw`^[${CURRENCY_SIGNS}]?(0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?[%${CURRENCY_SIGNS}]?$`,
)
const CLOCK_TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/
const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Whether a stretch of digits is a number, a time or a date that the analysis can read. */
function isReadable(figure: string): boolean {
  const whole = WELL_FORMED.exec(figure)?.[1]
  if (whole !== undefined) return whole.replaceAll(',', '').length <= MOST_DIGITS
  return CLOCK_TIME.test(figure) || ISO_DATE.test(figure)
}

/** Ordinals in digits, which are read as words. */
const ORDINALS: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
  '8th': 'eighth',
  '9th': 'ninth',
  '10th': 'tenth',
}

function kindOf(match: RegExpExecArray): TokenKind {
  const [kind] = SHAPES.find((_, index) => match[index + 1] !== undefined) ?? ['sign']
  return kind === 'figure' && isReadable(match[0]) ? 'number' : kind
}

const ABBREVIATIONS: Readonly<Record<string, string>> = { 'a.m': 'am', 'a.m.': 'am', 'p.m': 'pm', 'p.m.': 'pm' }

const WHOLE_CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
  gotta: ['got', 'to'],
  cannot: ['can', 'not'],
  gimme: ['give', 'me'],
  lemme: ['let', 'me'],
  'o’clock': ["o'clock"],
  '&': ['and'],
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
  const abbreviated = tableEntry(ABBREVIATIONS, lower)
  if (abbreviated) return [wordToken(text, start, abbreviated)]
  const whole = tableEntry(WHOLE_CONTRACTIONS, lower)
  if (whole)
    return whole.map((word, index) => wordToken(index === 0 ? text : '', start + (index === 0 ? 0 : text.length), word))
  if (lower === "let's" || lower === "o'clock" || lower === "ma'am") return [wordToken(text, start, lower)]
  const negated = /^(.+)n't(.*)$/.exec(lower)
  if (negated?.[1] !== undefined) {
    const stem = negated[1]
    const stemToken = wordToken(text.slice(0, stem.length), start, tableEntry(NEGATED, stem) ?? stem)
    const notToken = wordToken(text.slice(stem.length, stem.length + 3), start + stem.length, 'not')
    const rest = negated[2] ? splitWord({ text: text.slice(stem.length + 3), start: start + stem.length + 3 }) : []
    return [stemToken, notToken, ...rest]
  }
  const clitic = /^(.*?)('(?:m|re|ve|ll|d|s))$/.exec(lower)
  const ending = clitic?.[2]
  if (clitic?.[1] !== undefined && ending !== undefined) {
    const stem = clitic[1]
    const tail = wordToken(text.slice(stem.length), start + stem.length, tableEntry(CLITICS, ending) ?? ending)
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
  return [...text.matchAll(PIECE)].flatMap((match) => {
    const [piece] = match
    const kind = kindOf(match)
    const start = match.index
    if (kind === 'word') return splitWord({ text: piece, start })
    const ordinal = tableEntry(ORDINALS, piece)
    if (ordinal) return [wordToken(piece, start, ordinal)]
    return [{ kind, text: piece, word: piece.toLowerCase(), start, end: start + piece.length, tag: '' }]
  })
}

function closes(token: Token): boolean {
  return token.kind === 'mark' && /[.!?;…]/.test(token.text)
}

/** `, too` and `, either` at the end mean the same without their comma. */
function withoutLastComma(tokens: Token[]): Token[] {
  const [comma, last] = tokens.slice(-2)
  if (tokens.length < 3 || comma?.text !== ',' || !/^(?:too|either)$/.test(last?.word ?? '')) return tokens
  return tokens.filter((token) => token !== comma)
}

/** What one has begins with one of these: `I've got a car`, `have you got any time`. */
const POSSESSED =
  /^(?:an?|the|my|his|her|our|their|some|any|no|two|three|four|five|six|ten|lots|plenty|enough|nothing|something|anything)$/

const DOING: Readonly<Record<string, string>> = { have: 'do', has: 'does' }

/** `have got` is `have`: I've got a car, have you got any time, he hasn't got a clue. */
function withoutGot(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ word }, index) => word === 'got' && POSSESSED.test(tokens[index + 1]?.word ?? ''))
  const got = tokens[at]
  const [before, earlier] = [tokens[at - 1], tokens[at - 2]]
  if (!got || !before) return tokens
  const has = before.word === "'s" ? 'has' : before.word
  if (has === 'have' || has === 'has') {
    const held = { ...got, word: has, text: `${before.text} ${got.text}`, start: before.start }
    return [...tokens.slice(0, at - 1), held, ...tokens.slice(at + 1)]
  }
  const auxiliary = tableEntry(DOING, earlier?.word ?? '')
  if (!earlier || !auxiliary || (before.word !== 'not' && at !== 2)) return tokens
  const asked = { ...earlier, word: auxiliary }
  return [...tokens.slice(0, at - 2), asked, before, { ...got, word: 'have' }, ...tokens.slice(at + 1)]
}

/** Splits a text into sentences at closing marks and line breaks; offsets refer to the original text. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let current: Token[] = []
  let lastEnd = 0
  const close = (closing: string) => {
    if (current.some(({ kind }) => kind !== 'mark'))
      sentences.push({ tokens: withoutGot(withoutLastComma(current)), closing })
    current = []
  }
  for (const token of tokensOf(text)) {
    if (/[\n\r]/.test(text.slice(lastEnd, token.start))) close('')
    lastEnd = token.end
    if (closes(token)) close(token.text.replace(/[^.!?…]/g, '') || '.')
    else current.push(token)
  }
  close(current.at(-1)?.text.endsWith('.') ? '.' : '')
  return sentences
}

/** The sentence's tokens with the tags of the tagger on them. */
export function tagged(tokens: readonly Token[], tag: Tagger): Token[] {
  const tags = tag(tokens.map((token) => (token.kind === 'mark' ? token.text : token.word)))
  return tokens.map((token, index) => ({ ...token, tag: tags[index] ?? 'X' }))
}
