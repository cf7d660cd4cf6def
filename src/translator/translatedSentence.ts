import { finished } from '#kit/finished.ts'
import type { Constructions } from '#translator/construction/construction.ts'
import { CONSTRUCTIONS } from '#translator/construction/registry.ts'
import { isIntimate } from '#translator/english/address.ts'
import { Chart, type Effort, newEffort, TooComplex } from '#translator/english/chart.ts'
import { isSure, isTooLongToTrust } from '#translator/english/cutTrust.ts'
import { dropRule } from '#translator/english/functionWord.ts'
import { isMissing } from '#translator/english/knownPart.ts'
import { sharesSubject } from '#translator/english/partRule.ts'
import {
  type CutPart,
  type Found,
  sentenceCut,
  type WholePart,
  withoutCommas,
} from '#translator/english/sentenceCut.ts'
import { RULES, sentenceFrames } from '#translator/english/sentenceFrame.ts'
import { type Sentence, type Tagger, type Token, tagged } from '#translator/english/token.ts'
import { unknownKind } from '#translator/english/unknownKind.ts'
import { isUnknownRule, UNKNOWN_RULES } from '#translator/explanation/rule.ts'
import type { SentenceFrame } from '#translator/frame/frame.ts'
import type { Span } from '#translator/frame/frameTerm.ts'
import { speaksOfSeveral } from '#translator/frame/severalPersons.ts'
import { withEmoji, withoutEmoji } from '#translator/korean/emoji.ts'
import { gapWords, writtenText } from '#translator/korean/gapWords.ts'
import { type FiredRule, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { sentenceWords } from '#translator/korean/sentence.ts'
import { type KoreanWord, plainWords } from '#translator/korean/word.ts'
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
  /** Why no reading of the whole sentence was accepted: constructions without a transfer rule, or lost words. */
  obstacles: readonly string[]
  /** The stretches of tokens that belong to no whole clause and stay English. */
  gaps: readonly Span[]
  /** Whether it was cut into clauses that could mean something else, too. */
  doubtful: boolean
}

type Setting = Omit<Rendering, 'tone' | 'fired'>

/** What the words of a sentence reveal about the speaker, the listener and the people it is about. */
function settingOf({ constructions = CONSTRUCTIONS, lexicon }: BuiltInParts, tokens: readonly Token[]): Setting {
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

/** Versions one after the other. */
export function joined(parts: readonly Versions[]): Versions {
  return byTone((tone) => ({
    words: parts.flatMap((part) => part[tone].words),
    fired: parts.flatMap((part) => part[tone].fired),
  }))
}

/** Tokens that neither became a Korean word in some tone nor are dropped by a named rule. */
export function lostTokens(tokens: readonly Token[], versions: Versions): Token[] {
  const rendered = new Set(TONES.flatMap((tone) => versions[tone].words).flatMap(({ sources }) => sources))
  return tokens.filter(
    ({ word, kind, text }, index) =>
      kind !== 'mark' && text !== '' && !rendered.has(index) && dropRule(word) === undefined,
  )
}

/** A reading of some tokens as one sentence, with its Korean. */
interface WholeReading extends Found {
  versions: Versions
}

/** How many English words stand in brackets in the Korean. */
function unknownCount(versions: Versions): number {
  const { words, fired } = versions.polite
  return words.filter(({ text }) => text.includes('〔')).length + fired.filter(({ rule }) => isUnknownRule(rule)).length
}

/**
 * An English word in a clause whose reading is a guess: one that the lexicon has, but that the clause had no place for, or
 * the second of two in a row without a particle between them.
 */
function guessIn(tokens: readonly Token[], { polite }: Versions, lexicon: Lexicon): string | undefined {
  const shown = polite.words.map(({ text }) => /〔([^〕]*)〕/.exec(text)?.[1])
  return shown.find((text, at) => {
    if (text === undefined) return false
    const token = tokens.find((each) => each.text === text)
    return (polite.words[at - 1]?.text.endsWith('〕') ?? false) || (token !== undefined && !isMissing(token, lexicon))
  })
}

/** The cheapest reading that covers every word and has a Korean form in all tones, or the obstacles. */
function wholeReading(
  { tokens, setting, lexicon, effort }: Reader & { tokens: readonly Token[] },
  closing: string,
): WholeReading | string[] {
  const chart = new Chart(tokens, lexicon, RULES, closing, effort)
  const obstacles: string[] = []
  for (const { value: frame, cost } of sentenceFrames(chart, closing)) {
    const versions = inAllTones(frame, closing, setting)
    if (versions instanceof Untranslatable) {
      obstacles.push(`no rule: ${versions.message}`)
      continue
    }
    const lost = lostTokens(tokens, versions)
    const guess = guessIn(tokens, versions, lexicon)
    if (lost.length === 0 && guess === undefined)
      return { tokens, frame, cost, versions, unknown: unknownCount(versions) }
    obstacles.push(lost.length > 0 ? `lost: ${lost.map(({ word }) => word).join(' ')}` : `guessed: ${guess}`)
  }
  return obstacles
}

interface Reader {
  lexicon: Lexicon
  setting: Setting
  effort: Effort
}

interface Place {
  tokens: readonly Token[]
  closing: string
  setting: Setting
  lexicon: Lexicon
}

/** The Korean of a part, with the subject left out that the part before it names. */
function partVersions(
  part: WholePart<WholeReading>,
  before: CutPart<WholeReading> | undefined,
  mark: string,
  setting: Setting,
) {
  const { frame, versions } = part.read
  const isShared = part.inherited > 0 || (before?.kind === 'whole' && sharesSubject(before.part, part.part))
  if (!isShared || !frame.body || !('mood' in frame.body)) return versions
  const shared = inAllTones({ ...frame, body: { ...frame.body, sharedSubject: true } }, mark, setting)
  return shared instanceof Untranslatable ? versions : shared
}

const CONNECTIVES = { and: '그리고', but: '하지만', so: '그래서' } as const

/** What one should do because of something is 그러니까; what happens because of it is 그래서. */
function connectiveWords({ point, read }: WholePart<WholeReading>): KoreanWord[] {
  const coordinator = point?.coordinator
  if (!coordinator) return []
  const { word, at } = coordinator
  const asks = read.frame.body && 'mood' in read.frame.body && read.frame.body.mood !== 'statement'
  return plainWords(word === 'so' && asks ? '그러니까' : CONNECTIVES[word], word, [at])
}

function wholePartVersions(
  part: WholePart<WholeReading>,
  before: CutPart<WholeReading> | undefined,
  mark: string,
  setting: Setting,
): Versions {
  const versions = partVersions(part, before, mark, setting)
  const opening = before ? connectiveWords(part) : []
  const placed = (word: KoreanWord) => ({
    ...word,
    sources: word.sources.filter((at) => at >= part.inherited).map((at) => at - part.inherited + part.from),
  })
  return byTone((tone) => ({
    words: [...opening, ...versions[tone].words.map(placed)],
    fired: versions[tone].fired,
  }))
}

function gapVersions(tokens: readonly Token[], { from, to }: Span, mark: string, lexicon: Lexicon): Versions {
  const gap = tokens.slice(from, to)
  const words = gapWords(gap, from)
  const marked = words.map((word, at) => (at === words.length - 1 ? { ...word, text: word.text + mark } : word))
  const missing = gap.flatMap((token, at): FiredRule[] =>
    isMissing(token, lexicon) ? [{ rule: UNKNOWN_RULES[unknownKind(tokens, from + at)], detail: [token.text] }] : [],
  )
  const untranslated: FiredRule[] = words.some(({ text }) => text.includes('〔'))
    ? [{ rule: 'gap', detail: [writtenText(gap)] }]
    : []
  return byTone(() => ({ words: marked, fired: [...untranslated, ...missing] }))
}

function isDoubtful(part: CutPart<WholeReading>, before: CutPart<WholeReading> | undefined): boolean {
  return part.kind === 'whole' && !isSure(part.part, part.read.cost, before?.part)
}

/** The Korean sentences of the whole parts, with what is left between them in brackets. */
function joinedParts(cut: readonly CutPart<WholeReading>[], { tokens, closing, setting, lexicon }: Place) {
  const shown: Versions[] = []
  const gaps: Span[] = []
  let from = 0
  cut.forEach((part, index) => {
    const isLast = index === cut.length - 1
    const before = cut[index - 1]
    if (part.kind === 'whole') {
      shown.push(wholePartVersions(part, before, isLast ? closing : '.', setting))
      from = part.end
    } else if (isLast || cut[index + 1]?.kind === 'whole') {
      const stretch = withoutCommas(tokens, from, part.end)
      const gap = { from: stretch.from, to: stretch.end }
      gaps.push(gap)
      shown.push(gapVersions(tokens, gap, isLast ? closing : '', lexicon))
    }
  })
  return { versions: joined(shown), gaps, doubtful: cut.some((part, index) => isDoubtful(part, cut[index - 1])) }
}

function unlessTooIntricate<Read>(read: () => Read): Read | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof TooComplex) return undefined
    throw error
  }
}

/** The most tokens of a sentence that is read as a whole. A longer one is cut first. */
const LONGEST_SENTENCE = 60

/** A sentence without emoji in all tones: read as a whole if rules cover it, else cut into the parts that they cover. */
function* wordsTranslated(parts: BuiltInParts, sentence: Sentence): Generator<undefined, TranslatedSentence> {
  const { lexicon } = parts
  const { closing } = sentence
  const tokens = tagged(sentence.tokens, parts.tag)
  const setting = settingOf(parts, tokens)
  const whole =
    tokens.length <= LONGEST_SENTENCE
      ? unlessTooIntricate(() => wholeReading({ tokens, lexicon, setting, effort: newEffort() }, closing))
      : undefined
  if (whole && !Array.isArray(whole))
    return { versions: whole.versions, tokens, obstacles: [], gaps: [], doubtful: isTooLongToTrust(whole) }
  yield
  const effort = newEffort(Math.ceil(tokens.length / LONGEST_SENTENCE))
  const read = (part: readonly Token[], mark: string): WholeReading | undefined => {
    const own = tagged(part, parts.tag)
    const found = unlessTooIntricate(() => wholeReading({ tokens: own, lexicon, setting, effort }, mark))
    return Array.isArray(found) ? undefined : found
  }
  const cut = yield* sentenceCut({ tokens, closing, lexicon, read })
  return { ...joinedParts(cut, { tokens, closing, setting, lexicon }), tokens, obstacles: whole ?? ['too intricate'] }
}

/** One sentence in all tones. Emoji are kept, each next to the word it followed. Yields between readings. */
export function* sentenceSteps(parts: BuiltInParts, sentence: Sentence): Generator<undefined, TranslatedSentence> {
  const { tokens, emoji } = withoutEmoji(sentence.tokens)
  if (emoji.length === 0) return yield* wordsTranslated(parts, sentence)
  const translated: TranslatedSentence =
    tokens.length > 0
      ? yield* wordsTranslated(parts, { ...sentence, tokens })
      : { versions: joined([]), tokens, obstacles: [], gaps: [], doubtful: false }
  const { versions } = translated
  return {
    ...translated,
    versions: byTone((tone) => ({ ...versions[tone], words: withEmoji(versions[tone].words, emoji, tokens.length) })),
  }
}

/** The same without steps. */
export function translatedSentence(parts: BuiltInParts, sentence: Sentence): TranslatedSentence {
  return finished(sentenceSteps(parts, sentence))
}
