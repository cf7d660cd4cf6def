import type { Constructions } from '#translator/construction/construction.ts'
import { CONSTRUCTIONS } from '#translator/construction/registry.ts'
import { isIntimate } from '#translator/english/address.ts'
import { Chart, TooComplex } from '#translator/english/chart.ts'
import { dropRule } from '#translator/english/functionWord.ts'
import { type Piece, type Rendered, rendersPieces } from '#translator/english/partialSentence.ts'
import { RULES, sentenceFrames } from '#translator/english/sentenceFrame.ts'
import { type Sentence, type Tagger, type Token, tagged } from '#translator/english/token.ts'
import { unknownKind } from '#translator/english/unknownKind.ts'
import { UNKNOWN_RULES } from '#translator/explanation/rule.ts'
import type { Clause, Fragment, SentenceFrame } from '#translator/frame/frame.ts'
import { speaksOfSeveral } from '#translator/frame/severalPersons.ts'
import { withEmoji, withoutEmoji } from '#translator/korean/emoji.ts'
import { type FiredRule, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { sentenceWords } from '#translator/korean/sentence.ts'
import { type KoreanWord, plainWords, unknownText } from '#translator/korean/word.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'
import { byTone, TONES, type Tone } from '#translator/translation.ts'

/** The engine's data: a compiled lexicon and a part-of-speech tagger. */
export interface BuiltInParts {
  lexicon: Lexicon
  tag: Tagger
  /** All constructions, unless a test leaves some out. */
  constructions?: Constructions
}

export interface SentenceVersion {
  words: KoreanWord[]
  fired: FiredRule[]
}

export type Versions = Record<Tone, SentenceVersion>

export interface TranslatedSentence {
  versions: Versions
  tokens: readonly Token[]
  whole: boolean
  /** Why no reading of the whole sentence was accepted: constructions without a transfer rule, or lost words. */
  obstacles: readonly string[]
  /** The pieces of the sentence, if no reading of the whole was accepted. */
  pieces: readonly Piece[]
}

type Setting = Omit<Rendering, 'tone' | 'fired'>

/** What the words of a sentence reveal about the speaker, the listener and the people it is about. */
function settingOf({ constructions = CONSTRUCTIONS }: BuiltInParts, { tokens, lexicon }: Chart): Setting {
  return { constructions, several: speaksOfSeveral(tokens, lexicon), intimate: isIntimate(tokens) }
}

/** The Korean of a frame in every tone, or why Korean has no rule for it. */
function inAllTones(frame: SentenceFrame, closing: string, setting: Setting): Versions | Untranslatable {
  try {
    return byTone((tone) => {
      const rendering: Rendering = { tone, fired: [], ...setting }
      return { words: sentenceWords(rendering, frame, closing), fired: rendering.fired }
    })
  } catch (error) {
    if (error instanceof Untranslatable) return error
    throw error
  }
}

/** Versions that keep a token as it was written. Part of a contraction may have no text. */
function unknownVersions(tokens: readonly Token[], at: number): Versions {
  const text = tokens[at]?.text ?? ''
  if (text === '') return joined([])
  const kind = unknownKind(tokens, at)
  return byTone(() => ({
    words: plainWords(unknownText(text, kind), text, [at]),
    fired: [{ rule: UNKNOWN_RULES[kind], detail: [text] }],
  }))
}

/** Versions one after the other. */
export function joined(parts: readonly Versions[]): Versions {
  return byTone((tone) => ({
    words: parts.flatMap((part) => part[tone].words),
    fired: parts.flatMap((part) => part[tone].fired),
  }))
}

/** Versions that leave every word untranslated. */
function wordByWord(tokens: readonly Token[]): Versions {
  return joined(tokens.flatMap(({ kind }, at) => (kind === 'mark' ? [] : [unknownVersions(tokens, at)])))
}

function pieceVersions(parts: BuiltInParts, chart: Chart, piece: Piece): Rendered<Versions> {
  if (piece.kind === 'dropped') return { value: joined([]) }
  if (piece.kind === 'unknown') return { value: unknownVersions(chart.tokens, piece.from) }
  const versions = inAllTones({ openings: [], body: piece.body, tagged: false }, '', settingOf(parts, chart))
  return versions instanceof Untranslatable ? undefined : { value: versions }
}

const TOPICS = new Set(['topic particle', 'subject particle'])

/** Where words can be inserted into a clause: after its topic or subject, else at its beginning. */
function openPlace(words: readonly KoreanWord[]): number {
  return words.findIndex(({ parts }) => parts.some(({ meaning }) => TOPICS.has(meaning))) + 1
}

/** Whether later pieces are inserted into this one: into a clause, or into an adjective if there is no clause yet. */
function leads(body: Clause | Fragment, follows: boolean): boolean {
  return 'mood' in body || (!follows && body.kind === 'adjective fragment')
}

/** Korean ends with the verb, so a piece that follows a clause and is not a clause itself goes in after its topic. */
function verbLast(pieces: readonly Piece[], rendered: readonly Versions[]): Versions[] {
  const ordered: Versions[] = []
  let clauseAt = -1
  pieces.forEach((piece, index) => {
    const versions = rendered[index]
    if (!versions) return
    const host = ordered[clauseAt]
    if (piece.kind === 'understood' && leads(piece.body, clauseAt >= 0)) clauseAt = ordered.push(versions) - 1
    else if (host) ordered[clauseAt] = withInside(host, versions)
    else ordered.push(versions)
  })
  return ordered
}

function withInside(clause: Versions, inside: Versions): Versions {
  return byTone((tone) => {
    const { words, fired } = clause[tone]
    const at = openPlace(words)
    return {
      words: [...words.slice(0, at), ...inside[tone].words, ...words.slice(at)],
      fired: [...fired, ...inside[tone].fired],
    }
  })
}

function pieceByPiece(parts: BuiltInParts, chart: Chart, closing: string): { versions: Versions; pieces: Piece[] } {
  const { pieces, rendered } = rendersPieces(chart, (piece) => pieceVersions(parts, chart, piece))
  const whole = joined(verbLast(pieces, rendered))
  const versions = byTone((tone) => {
    const { words, fired } = whole[tone]
    const last = words.at(-1)
    return { words: last ? [...words.slice(0, -1), { ...last, text: last.text + closing }] : [], fired }
  })
  return { versions, pieces }
}

/** Tokens that neither became a Korean word in some tone nor are dropped by a named rule. */
export function lostTokens(tokens: readonly Token[], versions: Versions): Token[] {
  const rendered = new Set(TONES.flatMap((tone) => versions[tone].words).flatMap(({ sources }) => sources))
  return tokens.filter(
    ({ word, kind, text }, index) =>
      kind !== 'mark' && text !== '' && !rendered.has(index) && dropRule(word) === undefined,
  )
}

/** The cheapest reading that covers every word and has a Korean form in all tones, or the obstacles. */
function wholeSentence(parts: BuiltInParts, tokens: Token[], closing: string): Versions | string[] {
  const chart = new Chart(tokens, parts.lexicon, RULES, 'strict', closing)
  const obstacles: string[] = []
  const setting = settingOf(parts, chart)
  for (const { value } of sentenceFrames(chart, closing)) {
    const versions = inAllTones(value, closing, setting)
    if (versions instanceof Untranslatable) {
      obstacles.push(`no rule: ${versions.message}`)
      continue
    }
    const lost = lostTokens(tokens, versions)
    if (lost.length === 0) return versions
    obstacles.push(`lost: ${lost.map(({ word }) => word).join(' ')}`)
  }
  return obstacles
}

function unlessTooIntricate<Found>(read: () => Found): Found | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof TooComplex) return undefined
    throw error
  }
}

/** A sentence without emoji in all tones: read as a whole if rules cover it, else in the largest pieces they cover. */
function wordsTranslated(parts: BuiltInParts, sentence: Sentence, readsWhole: boolean): TranslatedSentence {
  const tokens = tagged(sentence.tokens, parts.tag)
  const { closing } = sentence
  const found = readsWhole ? unlessTooIntricate(() => wholeSentence(parts, tokens, closing)) : undefined
  if (found && !Array.isArray(found)) return { versions: found, tokens, whole: true, obstacles: [], pieces: [] }
  const cut = unlessTooIntricate(() =>
    pieceByPiece(parts, new Chart(tokens, parts.lexicon, RULES, 'loose', closing), closing),
  )
  return {
    versions: cut?.versions ?? wordByWord(tokens),
    tokens,
    whole: false,
    obstacles: found ?? ['too intricate'],
    pieces: cut?.pieces ?? [],
  }
}

/** One sentence in all tones. Emoji are kept, each next to the word it followed. */
export function translatedSentence(parts: BuiltInParts, sentence: Sentence, readsWhole: boolean): TranslatedSentence {
  const { tokens, emoji } = withoutEmoji(sentence.tokens)
  if (emoji.length === 0) return wordsTranslated(parts, sentence, readsWhole)
  const translated: TranslatedSentence =
    tokens.length > 0
      ? wordsTranslated(parts, { ...sentence, tokens }, readsWhole)
      : { versions: joined([]), tokens, whole: readsWhole, obstacles: [], pieces: [] }
  const { versions } = translated
  return {
    ...translated,
    versions: byTone((tone) => ({ ...versions[tone], words: withEmoji(versions[tone].words, emoji, tokens.length) })),
  }
}
