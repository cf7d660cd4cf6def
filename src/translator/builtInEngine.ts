import { finished } from '#kit/finished.ts'
import { bareWord } from '#translator/bareWord.ts'
import { isMissing, knownParts } from '#translator/english/knownPart.ts'
import { sentencesOf } from '#translator/english/token.ts'
import { unknownKind } from '#translator/english/unknownKind.ts'
import { droppedWords } from '#translator/explanation/droppedWords.ts'
import { explanationSteps } from '#translator/explanation/explanationSteps.ts'
import { type SenseReading, withOpenSenses } from '#translator/explanation/openSense.ts'
import { isUnknownRule } from '#translator/explanation/rule.ts'
import { writtenText } from '#translator/korean/gapWords.ts'
import { isKoreanText } from '#translator/koreanText.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'
import type { OtherReading } from '#translator/otherReading.ts'
import type { KoreanReader, ReadWord } from '#translator/reader/koreanReader.ts'
import { type Hearing, rememberedHearing } from '#translator/spokenWords.ts'
import { toneVersion, toneWords } from '#translator/toneVersion.ts'
import { type BuiltInParts, joined, sentenceSteps, type TranslatedSentence } from '#translator/translatedSentence.ts'
import {
  byTone,
  type GapText,
  type KnownPart,
  type OtherTranslation,
  TONES,
  type Tone,
  type ToneVersion,
  type Translation,
  type UnknownWord,
} from '#translator/translation.ts'
import type { Versions } from '#translator/wholeReading.ts'

function withDroppedWords({ versions, tokens }: TranslatedSentence): Versions {
  return byTone((tone) => {
    const { words, fired } = versions[tone]
    return { words, fired: [...fired, ...droppedWords(tokens, words)] }
  })
}

/** Whether a token stands in one of the stretches that stay English. */
function isInGap({ gaps }: TranslatedSentence, at: number): boolean {
  return gaps.some(({ from, to }) => at >= from && at < to)
}

/** What the lexicon lacks: words, and numbers, Korean and code that stay as written. */
function unknownIn(sentence: TranslatedSentence, lexicon: Lexicon): UnknownWord[] {
  const { versions, tokens } = sentence
  const { words, fired } = versions.polite
  const bracketed = new Set(
    words.filter(({ parts }) => parts.some(({ text }) => text.includes('〔'))).flatMap(({ sources }) => sources),
  )
  const kept = new Set(fired.filter(({ rule }) => isUnknownRule(rule)).flatMap(({ detail }) => detail))
  return tokens.flatMap((token, at) => {
    const { kind, text, start, end } = token
    const isUnknown = isInGap(sentence, at)
      ? isMissing(token, lexicon)
      : bracketed.has(at) || (kind !== 'word' && kept.has(text))
    return isUnknown ? [{ kind: unknownKind(tokens, at), text, start, end }] : []
  })
}

function gapsIn({ tokens, gaps }: TranslatedSentence): GapText[] {
  return gaps.map(({ from, to }) => {
    const gap = tokens.slice(from, to)
    return { text: writtenText(gap), start: gap[0]?.start ?? 0, end: gap.at(-1)?.end ?? 0 }
  })
}

/** What the lexicon knows of the gaps. */
function knownIn({ tokens, gaps }: TranslatedSentence, lexicon: Lexicon): KnownPart[] {
  return gaps.flatMap(({ from, to }) => knownParts(tokens.slice(from, to), lexicon))
}

function withoutRepeats(known: readonly KnownPart[]): KnownPart[] {
  return [...new Map(known.toReversed().map((part) => [`${part.english} ${part.korean}`, part])).values()].reverse()
}

/** The built-in engine: offline and deterministic. `Translation.status` says when its translation is `partial`. */
export function createBuiltInEngine(parts: BuiltInParts): (text: string) => Translation {
  const steps = createSteppedEngine(parts)
  return (text) => finished(steps(text))
}

/** The same as a generator that yields after each reading of a sentence, and after each sentence of each tone, so that texts can take turns. */
export function createSteppedEngine(parts: BuiltInParts): (text: string) => Generator<undefined, Translation> {
  return function* (text) {
    if (parts.reader && isKoreanText(text)) return yield* readText(parts.reader(), text)
    const sentences: TranslatedSentence[] = []
    for (const sentence of sentencesOf(text)) {
      sentences.push(yield* sentenceSteps(parts, sentence))
      yield
    }
    const traced = sentences.map(withDroppedWords).map((versions) => withOpenSenses(versions, parts.lexicon))
    const shown = traced.map(({ versions }) => versions)
    const hear = rememberedHearing()
    const tones = yield* textInTones(shown, hear)
    const others: OtherTranslation[] = []
    for (const [index, sentence] of sentences.entries()) {
      for (const other of sentence.others.slice(0, MOST_OTHERS - others.length)) {
        others.push({ ...placeOf(sentence, other), tones: yield* textInTones(shown.with(index, other.versions), hear) })
      }
    }
    return { ...wholeTranslation(parts.lexicon, sentences, traced, tones), others }
  }
}

/** A Korean text with what each word is made of. */
function* readText(reader: KoreanReader, text: string): Generator<undefined, Translation> {
  const words: ReadWord[] = []
  for (const word of reader(text)) {
    words.push(word)
    yield
  }
  const tones = yield* textInTones([byTone(() => ({ words, fired: [] }))], rememberedHearing())
  const unknown = words
    .filter(({ gloss }) => gloss === '')
    .map(({ written, start }): UnknownWord => {
      const bare = bareWord(written)
      return { kind: 'word', text: bare, start, end: start + bare.length }
    })
  const status = unknown.length === 0 ? 'complete' : 'partial'
  return { source: 'korean', status, tones, steps: byTone(() => []), unknown, gaps: [], known: [], others: [] }
}

/** The most other readings of a text. */
const MOST_OTHERS = 2

/** Yields after each sentence of each tone. */
function* textInTones(sentences: readonly Versions[], hear: Hearing): Generator<undefined, Record<Tone, ToneVersion>> {
  const shown = byTone((): ReturnType<ReturnType<typeof toneWords>>[] => [])
  for (const versions of sentences) {
    const wordsIn = toneWords(versions, hear)
    for (const tone of TONES) {
      shown[tone].push(wordsIn(tone))
      yield
    }
  }
  return byTone((tone) => toneVersion(shown[tone]))
}

function placeOf({ tokens }: TranslatedSentence, { span, sense }: OtherReading): Omit<OtherTranslation, 'tones'> {
  const read = tokens.slice(span.from, span.to)
  const [first, last] = [read[0], read.at(-1)]
  return { text: writtenText(read), start: first?.start ?? 0, end: last?.end ?? 0, ...(sense ? { sense } : {}) }
}

function wholeTranslation(
  lexicon: Lexicon,
  sentences: readonly TranslatedSentence[],
  traced: readonly SenseReading[],
  tones: Record<Tone, ToneVersion>,
): Omit<Translation, 'others'> {
  const whole = joined(traced.map(({ versions }) => versions))
  const tied = traced.some((sentence) => sentence.tied)
  const unknown = sentences.flatMap((sentence) => unknownIn(sentence, lexicon))
  const understood = sentences.length > 0 && sentences.every(({ gaps, doubtful }) => gaps.length === 0 && !doubtful)
  return {
    source: 'english',
    status: understood && unknown.length === 0 && !tied ? 'complete' : 'partial',
    tones,
    steps: byTone((tone) => explanationSteps(whole[tone].words, whole[tone].fired)),
    unknown,
    gaps: sentences.flatMap(gapsIn),
    known: withoutRepeats(sentences.flatMap((sentence) => knownIn(sentence, lexicon))),
  }
}
