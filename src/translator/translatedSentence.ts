import { finished } from '#kit/finished.ts'
import type { Constructions } from '#translator/construction/construction.ts'
import { CONSTRUCTIONS } from '#translator/construction/registry.ts'
import { isIntimate } from '#translator/english/address.ts'
import { newEffort, TooComplex } from '#translator/english/chart.ts'
import { isSure, isTooLongToShow, mayBeFigure } from '#translator/english/cutTrust.ts'
import { isMissing } from '#translator/english/knownPart.ts'
import { sharesSubject } from '#translator/english/partRule.ts'
import { phraseSequence } from '#translator/english/phraseSequence.ts'
import { MOST_TRUSTED_RISK, riskOf } from '#translator/english/readingTrust.ts'
import { withChatSpelledOut } from '#translator/english/respelling.ts'
import { type CutPart, sentenceCut, type WholePart, withoutCommas } from '#translator/english/sentenceCut.ts'
import { type Sentence, type Tagger, type Token, tagged } from '#translator/english/token.ts'
import { unknownKind } from '#translator/english/unknownKind.ts'
import { UNKNOWN_RULES } from '#translator/explanation/rule.ts'
import type { Span } from '#translator/frame/frameTerm.ts'
import { LINKING } from '#translator/frame/linkingWord.ts'
import {
  includesListener,
  namesSenior,
  severalPersons,
  speaksOfAnimal,
  speaksOfPerformers,
} from '#translator/frame/severalPersons.ts'
import { withEmoji, withoutEmoji } from '#translator/korean/emoji.ts'
import { gapWords, writtenText } from '#translator/korean/gapWords.ts'
import { type FiredRule, Untranslatable } from '#translator/korean/rendering.ts'
import { type KoreanWord, plainWords } from '#translator/korean/word.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'
import { type OtherReading, otherReadings } from '#translator/otherReading.ts'
import type { KoreanReader } from '#translator/reader/koreanReader.ts'
import { byTone } from '#translator/translation.ts'
import { inAllTones, type Setting, type Versions, type WholeReading, wholeReadings } from '#translator/wholeReading.ts'

/** The engine's data: a compiled lexicon and a part-of-speech tagger. */
export interface BuiltInParts {
  lexicon: Lexicon
  tag: Tagger
  /** All constructions, unless a test leaves some out. */
  constructions?: Constructions
  /** Reads Korean texts; made when the first one comes. */
  reader?: () => KoreanReader
}

export interface TranslatedSentence {
  versions: Versions
  tokens: readonly Token[]
  /** Why no reading of the whole sentence was accepted: constructions without a transfer rule, or lost words. */
  obstacles: readonly string[]
  /** The stretches of tokens that belong to no whole clause and stay English. */
  gaps: readonly Span[]
  /** How easily the reading of the whole sentence is wrong; missing if it was cut. */
  risk?: number
  /** Whether it has too much risk, or was cut into clauses that could mean something else, too. */
  doubtful: boolean
  /** Other readings of the whole sentence that may be meant. */
  others: readonly OtherReading[]
}

/** What the words of a sentence reveal about the speaker, the listener and the people it is about. */
function settingOf(
  { constructions = CONSTRUCTIONS, lexicon }: BuiltInParts,
  tokens: readonly Token[],
  closing: string,
): Setting {
  return {
    constructions,
    several: severalPersons(tokens, lexicon),
    respectful: namesSenior(tokens, lexicon),
    animal: speaksOfAnimal(tokens, lexicon),
    performing: speaksOfPerformers(tokens, lexicon),
    intimate: isIntimate(tokens),
    inclusive: includesListener(tokens, closing),
    exclaimed: closing.includes('!'),
  }
}

/** Versions one after the other. */
export function joined(parts: readonly Versions[]): Versions {
  return byTone((tone) => ({
    words: parts.flatMap((part) => part[tone].words),
    fired: parts.flatMap((part) => part[tone].fired),
  }))
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

/** What one should do because of something is 그러니까; what happens because of it is 그래서. */
function connectiveWords({ point, read }: WholePart<WholeReading>): KoreanWord[] {
  const coordinator = point?.coordinator
  if (!coordinator) return []
  const { word, at } = coordinator
  const asks = read.frame.body && 'mood' in read.frame.body && read.frame.body.mood !== 'statement'
  return plainWords(word === 'so' && asks ? '그러니까' : (LINKING[word].opening ?? ''), word, [at])
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

/** Beside a stretch that stays English, only parts without doubt are shown in Korean. */
function withoutDoubtful(cut: readonly CutPart<WholeReading>[]): readonly CutPart<WholeReading>[] {
  if (cut.every(({ kind }) => kind === 'whole')) return cut
  return cut.map((part, index) => {
    const shown = part.kind === 'gap' || (part.read.unknown === 0 && !isDoubtful(part, cut[index - 1]))
    return shown ? part : { kind: 'gap', from: part.from, end: part.end, point: part.point, part: part.part }
  })
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

/** A sentence of more tokens may take the lookups of two. */
const LONG_SENTENCE = 60

/** A sentence without emoji in all tones: read as a whole if rules cover it, else cut into the parts that they cover. */
function* wordsTranslated(parts: BuiltInParts, sentence: Sentence): Generator<undefined, TranslatedSentence> {
  const { lexicon } = parts
  const { closing } = sentence
  const tokens = tagged(withChatSpelledOut(sentence.tokens, lexicon), parts.tag)
  const setting = settingOf(parts, tokens, closing)
  const order = { tokens, closing, lexicon, setting, effort: newEffort() }
  const obstacles: string[] = []
  const readings = wholeReadings(order, obstacles)
  const between = phraseSequence(tokens, lexicon)
  const isSequence = between !== undefined && between.length > 0
  const isRead = !isSequence && !isTooLongToShow(tokens)
  const whole = isRead ? unlessTooIntricate(() => readings.next().value) : undefined
  if (whole) {
    const risk = riskOf(whole, whole.cost)
    const others = unlessTooIntricate(() => otherReadings(whole, readings, order)) ?? []
    return {
      versions: whole.versions,
      tokens,
      obstacles: [],
      gaps: [],
      risk,
      doubtful: risk > MOST_TRUSTED_RISK || mayBeFigure(whole),
      others,
    }
  }
  yield
  const effort = newEffort(Math.ceil(tokens.length / LONG_SENTENCE))
  const read = (part: readonly Token[], mark: string): WholeReading | undefined => {
    const own = tagged(part, parts.tag)
    return unlessTooIntricate(
      () => wholeReadings({ tokens: own, closing: mark, lexicon, setting, effort }).next().value,
    )
  }
  const cut = withoutDoubtful(yield* sentenceCut({ tokens, closing, lexicon, between, read }))
  return { ...joinedParts(cut, { tokens, closing, setting, lexicon }), tokens, obstacles, others: [] }
}

/** One sentence in all tones. Emoji are kept, each next to the word it followed. Yields between readings. */
export function* sentenceSteps(parts: BuiltInParts, sentence: Sentence): Generator<undefined, TranslatedSentence> {
  const { tokens, emoji } = withoutEmoji(sentence.tokens)
  if (emoji.length === 0) return yield* wordsTranslated(parts, sentence)
  const translated: TranslatedSentence =
    tokens.length > 0
      ? yield* wordsTranslated(parts, { ...sentence, tokens })
      : { versions: joined([]), tokens, obstacles: [], gaps: [], doubtful: false, others: [] }
  const decorated = (versions: Versions) =>
    byTone((tone) => ({ ...versions[tone], words: withEmoji(versions[tone].words, emoji, tokens.length) }))
  return {
    ...translated,
    versions: decorated(translated.versions),
    others: translated.others.map((other) => ({ ...other, versions: decorated(other.versions) })),
  }
}

/** The same without steps. */
export function translatedSentence(parts: BuiltInParts, sentence: Sentence): TranslatedSentence {
  return finished(sentenceSteps(parts, sentence))
}
