import { type Sentence, sentencesOf } from '#translator/english/token.ts'
import { unknownKind } from '#translator/english/unknownKind.ts'
import { droppedWords } from '#translator/explanation/droppedWords.ts'
import { explanationSteps } from '#translator/explanation/explanationSteps.ts'
import { type SenseReading, withOpenSenses } from '#translator/explanation/openSense.ts'
import { UNKNOWN_RULES } from '#translator/explanation/rule.ts'
import { toneVersion, toneWords } from '#translator/toneVersion.ts'
import {
  type BuiltInParts,
  joined,
  type TranslatedSentence,
  translatedSentence,
  type Versions,
} from '#translator/translatedSentence.ts'
import {
  byTone,
  TONES,
  type Tone,
  type ToneVersion,
  type Translation,
  type UnknownWord,
} from '#translator/translation.ts'

/** The most tokens of a sentence that is read as a whole. A longer one is translated piece by piece. */
const LONGEST_SENTENCE = 60

/** Cuts a sentence that is too long to read as a whole into stretches. */
function stretches(sentence: Sentence): { sentence: Sentence; whole: boolean }[] {
  const { tokens, closing } = sentence
  if (tokens.length <= LONGEST_SENTENCE) return [{ sentence, whole: true }]
  const count = Math.ceil(tokens.length / LONGEST_SENTENCE)
  return Array.from({ length: count }, (_, index) => {
    const from = index * LONGEST_SENTENCE
    const stretch = { ...sentence, tokens: tokens.slice(from, from + LONGEST_SENTENCE) }
    return { sentence: { ...stretch, closing: index === count - 1 ? closing : '' }, whole: false }
  })
}

function withDroppedWords({ versions, tokens }: TranslatedSentence): Versions {
  return byTone((tone) => {
    const { words, fired } = versions[tone]
    return { words, fired: [...fired, ...droppedWords(tokens, words)] }
  })
}

const UNKNOWN: ReadonlySet<string> = new Set(Object.values(UNKNOWN_RULES))

/** The stretches that no rule could read: words in brackets, and numbers, Korean and code that stay as written. */
function unknownIn({ versions, tokens }: TranslatedSentence): UnknownWord[] {
  const { words, fired } = versions.polite
  const bracketed = new Set(
    words.filter(({ parts }) => parts.some(({ text }) => text.includes('〔'))).flatMap(({ sources }) => sources),
  )
  const kept = new Set(fired.filter(({ rule }) => UNKNOWN.has(rule)).flatMap(({ detail }) => detail))
  return tokens.flatMap(({ kind, text, start, end }, at) =>
    bracketed.has(at) || (kind !== 'word' && kept.has(text))
      ? [{ kind: unknownKind(tokens, at), text, start, end }]
      : [],
  )
}

/** The built-in engine: offline and deterministic. Its translation is `partial` if its rules do not cover a word or construction. */
export function createBuiltInEngine(parts: BuiltInParts): (text: string) => Translation {
  const steps = createSteppedEngine(parts)
  return (text) => {
    const work = steps(text)
    for (;;) {
      const step = work.next()
      if (step.done) return step.value
    }
  }
}

/** The same as a generator that yields after each sentence, and after each sentence of each tone, so that texts can take turns. */
export function createSteppedEngine(parts: BuiltInParts): (text: string) => Generator<undefined, Translation> {
  return function* (text) {
    const sentences: TranslatedSentence[] = []
    for (const { sentence, whole } of sentencesOf(text).flatMap(stretches)) {
      sentences.push(translatedSentence(parts, sentence, whole))
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
    return wholeTranslation(sentences, traced, tones as Record<Tone, ToneVersion>)
  }
}

function wholeTranslation(
  sentences: readonly TranslatedSentence[],
  traced: readonly SenseReading[],
  tones: Record<Tone, ToneVersion>,
): Translation {
  const whole = joined(traced.map(({ versions }) => versions))
  const tied = traced.some((sentence) => sentence.tied)
  const unknown = sentences.flatMap(unknownIn)
  const understood = sentences.length > 0 && sentences.every(({ whole }) => whole)
  return {
    status: understood && unknown.length === 0 && !tied ? 'complete' : 'partial',
    tones,
    steps: byTone((tone) => explanationSteps(whole[tone].words, whole[tone].fired)),
    unknown,
  }
}
