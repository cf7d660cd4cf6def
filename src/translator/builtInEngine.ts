import { finished } from '#kit/finished.ts'
import { isMissing, knownParts } from '#translator/english/knownPart.ts'
import { sentencesOf } from '#translator/english/token.ts'
import { unknownKind } from '#translator/english/unknownKind.ts'
import { droppedWords } from '#translator/explanation/droppedWords.ts'
import { explanationSteps } from '#translator/explanation/explanationSteps.ts'
import { type SenseReading, withOpenSenses } from '#translator/explanation/openSense.ts'
import { isUnknownRule } from '#translator/explanation/rule.ts'
import { writtenText } from '#translator/korean/gapWords.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'
import { toneVersion, toneWords } from '#translator/toneVersion.ts'
import {
  type BuiltInParts,
  joined,
  sentenceSteps,
  type TranslatedSentence,
  type Versions,
} from '#translator/translatedSentence.ts'
import {
  byTone,
  type GapText,
  type KnownPart,
  TONES,
  type Tone,
  type ToneVersion,
  type Translation,
  type UnknownWord,
} from '#translator/translation.ts'

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

/** The built-in engine: offline and deterministic. Its translation is `partial` if its rules do not cover a word or construction. */
export function createBuiltInEngine(parts: BuiltInParts): (text: string) => Translation {
  const steps = createSteppedEngine(parts)
  return (text) => finished(steps(text))
}

/** The same as a generator that yields after each reading of a sentence, and after each sentence of each tone, so that texts can take turns. */
export function createSteppedEngine(parts: BuiltInParts): (text: string) => Generator<undefined, Translation> {
  return function* (text) {
    const sentences: TranslatedSentence[] = []
    for (const sentence of sentencesOf(text)) {
      sentences.push(yield* sentenceSteps(parts, sentence))
      yield
    }
    const traced = sentences.map(withDroppedWords).map((versions) => withOpenSenses(versions, parts.lexicon))
    const tones: Partial<Record<Tone, ToneVersion>> = {}
    for (const tone of TONES) {
      const shown: ReturnType<typeof toneWords>[] = []
      for (const { versions } of traced) {
        shown.push(toneWords(tone, versions))
        yield
      }
      tones[tone] = toneVersion(shown)
    }
    return wholeTranslation(parts.lexicon, sentences, traced, tones as Record<Tone, ToneVersion>)
  }
}

function wholeTranslation(
  lexicon: Lexicon,
  sentences: readonly TranslatedSentence[],
  traced: readonly SenseReading[],
  tones: Record<Tone, ToneVersion>,
): Translation {
  const whole = joined(traced.map(({ versions }) => versions))
  const tied = traced.some((sentence) => sentence.tied)
  const unknown = sentences.flatMap((sentence) => unknownIn(sentence, lexicon))
  const understood = sentences.length > 0 && sentences.every(({ gaps, doubtful }) => gaps.length === 0 && !doubtful)
  return {
    status: understood && unknown.length === 0 && !tied ? 'complete' : 'partial',
    tones,
    steps: byTone((tone) => explanationSteps(whole[tone].words, whole[tone].fired)),
    unknown,
    gaps: sentences.flatMap(gapsIn),
    known: withoutRepeats(sentences.flatMap((sentence) => knownIn(sentence, lexicon))),
  }
}
