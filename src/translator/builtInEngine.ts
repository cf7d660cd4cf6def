import { Chart, TooIntricate } from '#translator/analysis/chart.ts'
import type { SentenceFrame } from '#translator/analysis/frame.ts'
import { dropRule } from '#translator/analysis/functionWord.ts'
import { chunksOf } from '#translator/analysis/partialSentence.ts'
import { RULES, sentenceFrames } from '#translator/analysis/sentenceFrame.ts'
import { type Sentence, sentencesOf, type Tagger, type Token, tagged } from '#translator/analysis/token.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'
import { toneVersion, toneWords } from '#translator/toneVersion.ts'
import { droppedWords } from '#translator/transfer/droppedWords.ts'
import { explanationSteps } from '#translator/transfer/explanationSteps.ts'
import { sentenceWords } from '#translator/transfer/koreanSentence.ts'
import { bracketed, type KoreanWord, plainWords } from '#translator/transfer/koreanWord.ts'
import { withOpenSenses } from '#translator/transfer/openSense.ts'
import { type FiredRule, type Rendering, Untranslatable } from '#translator/transfer/rendering.ts'
import { TONES, type Tone, type Translation, type UnknownWord } from '#translator/translation.ts'

/** What the engine works with: a compiled lexicon and a part-of-speech tagger. */
export interface BuiltInParts {
  lexicon: Lexicon
  tag: Tagger
}

interface SentenceVersion {
  words: KoreanWord[]
  fired: FiredRule[]
}

interface TranslatedSentence {
  versions: Record<Tone, SentenceVersion>
  tokens: readonly Token[]
  whole: boolean
}

/** Longer sentences than this are cut into clauses nowhere; they are translated piece by piece only. */
const LONGEST_SENTENCE = 60

function byTone<Value>(make: (tone: Tone) => Value): Record<Tone, Value> {
  const [polite, formal, casual, business] = TONES.map(make)
  return { polite, formal, casual, business } as Record<Tone, Value>
}

function inAllTones(frame: SentenceFrame, closing: string): Record<Tone, SentenceVersion> | undefined {
  try {
    return byTone((tone) => {
      const rendering: Rendering = { tone, fired: [] }
      return { words: sentenceWords(rendering, frame, closing), fired: rendering.fired }
    })
  } catch (error) {
    if (error instanceof Untranslatable) return undefined
    throw error
  }
}

/** A word kept as it stood, marked as unknown. */
function unknownVersions(token: Token, at: number): Record<Tone, SentenceVersion> {
  return byTone(() => ({
    words: plainWords(bracketed(token.text), token.text, [at]),
    fired: [{ rule: 'unknown' as const, detail: [token.text] }],
  }))
}

function joined(parts: readonly Record<Tone, SentenceVersion>[]): Record<Tone, SentenceVersion> {
  return byTone((tone) => ({
    words: parts.flatMap((part) => part[tone].words),
    fired: parts.flatMap((part) => part[tone].fired),
  }))
}

function unknownTokens(tokens: readonly Token[], from: number): Record<Tone, SentenceVersion>[] {
  return tokens.flatMap((token, index) =>
    token.text === '' || token.kind === 'mark' ? [] : [unknownVersions(token, from + index)],
  )
}

/** Nothing is read: every word as it stood. */
function wordByWord(tokens: readonly Token[]): Record<Tone, SentenceVersion> {
  return joined(unknownTokens(tokens, 0))
}

function pieceByPiece(chart: Chart, closing: string): Record<Tone, SentenceVersion> {
  const parts = chunksOf(chart).flatMap((chunk) => {
    if (chunk.kind === 'understood') {
      const versions = inAllTones({ openings: [], body: chunk.body, tagged: false }, '')
      if (versions) return [versions]
    }
    const from = chunk.kind === 'unknown' ? chunk.at : chunk.from
    const end = chunk.kind === 'unknown' ? chunk.at + 1 : chunk.end
    return unknownTokens(chart.tokens.slice(from, end), from)
  })
  const whole = joined(parts)
  return byTone((tone) => {
    const { words, fired } = whole[tone]
    const last = words.at(-1)
    return { words: last ? [...words.slice(0, -1), { ...last, text: last.text + closing }] : [], fired }
  })
}

/** Tokens that neither became a Korean word in some tone nor are dropped by a named rule. */
export function lostTokens(tokens: readonly Token[], versions: Record<Tone, SentenceVersion>): Token[] {
  const rendered = new Set(TONES.flatMap((tone) => versions[tone].words).flatMap(({ sources }) => sources))
  return tokens.filter(
    ({ word, kind, text }, index) =>
      kind !== 'mark' && text !== '' && !rendered.has(index) && dropRule(word) === undefined,
  )
}

/** A sentence that is too long to be read whole, in stretches that are read for their parts alone. */
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

function translatedSentence(parts: BuiltInParts, sentence: Sentence, readsWhole: boolean): TranslatedSentence {
  const tokens = tagged(sentence.tokens, parts.tag)
  const { closing } = sentence
  const whole = readsWhole ? unlessTooIntricate(() => wholeSentence(parts, tokens, closing)) : undefined
  if (whole) return { versions: whole, tokens, whole: true }
  const pieces = unlessTooIntricate(() => pieceByPiece(new Chart(tokens, parts.lexicon, RULES), closing))
  return { versions: pieces ?? wordByWord(tokens), tokens, whole: false }
}

/** The cheapest reading that covers every word and has a Korean form in all tones. */
function wholeSentence(parts: BuiltInParts, tokens: Token[], closing: string) {
  const chart = new Chart(tokens, parts.lexicon, RULES)
  for (const { value } of sentenceFrames(chart, closing)) {
    const versions = inAllTones(value, closing)
    if (versions && lostTokens(tokens, versions).length === 0) return versions
  }
  return undefined
}

function unlessTooIntricate<Found>(read: () => Found): Found | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof TooIntricate) return undefined
    throw error
  }
}

function withDroppedWords({ versions, tokens }: TranslatedSentence): Record<Tone, SentenceVersion> {
  return byTone((tone) => {
    const { words, fired } = versions[tone]
    return { words, fired: [...fired, ...droppedWords(tokens, words)] }
  })
}

function unknownIn({ versions, tokens }: TranslatedSentence): UnknownWord[] {
  const at = new Set(
    versions.polite.words
      .filter(({ parts }) => parts.some(({ text }) => text.includes('〔')))
      .flatMap(({ sources }) => sources),
  )
  return [...at]
    .toSorted((a, b) => a - b)
    .flatMap((index) => {
      const token = tokens[index]
      return token ? [{ text: token.text, start: token.start, end: token.end }] : []
    })
}

/** The built-in engine: offline, deterministic, and `partial` wherever a word or a construction is beyond its rules. */
export function createBuiltInEngine(parts: BuiltInParts): (text: string) => Translation {
  return (text) => {
    const sentences = sentencesOf(text)
      .flatMap(stretches)
      .map(({ sentence, whole }) => translatedSentence(parts, sentence, whole))
    const unknown = sentences.flatMap(unknownIn)
    const traced = sentences.map(withDroppedWords).map((versions) => withOpenSenses(versions, parts.lexicon))
    const whole = joined(traced.map(({ versions }) => versions))
    const tied = traced.some((sentence) => sentence.tied)
    const understood = sentences.length > 0 && sentences.every(({ whole }) => whole)
    return {
      status: understood && unknown.length === 0 && !tied ? 'complete' : 'partial',
      tones: byTone((tone) => toneVersion(traced.map(({ versions }) => toneWords(tone, versions)))),
      steps: byTone((tone) => explanationSteps(whole[tone].words, whole[tone].fired)),
      unknown,
    }
  }
}
