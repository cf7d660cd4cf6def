import { Chart, type Effort } from '#translator/english/chart.ts'
import { dropRule } from '#translator/english/functionWord.ts'
import { isMissing } from '#translator/english/knownPart.ts'
import type { Found } from '#translator/english/sentenceCut.ts'
import { RULES, sentenceFrames } from '#translator/english/sentenceFrame.ts'
import type { Token } from '#translator/english/token.ts'
import { unknownKind } from '#translator/english/unknownKind.ts'
import { isUnknownRule } from '#translator/explanation/rule.ts'
import { withAnimalPronouns } from '#translator/frame/animalPronoun.ts'
import type { SentenceFrame } from '#translator/frame/frame.ts'
import { withPersonsNamed } from '#translator/frame/namedAgain.ts'
import {
  type FiredRule,
  newRecasts,
  type Rendering,
  Untranslatable,
  type UsedEntry,
} from '#translator/korean/rendering.ts'
import { sentenceWords } from '#translator/korean/sentence.ts'
import type { KoreanWord } from '#translator/korean/word.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'
import { byTone, TONES, type Tone } from '#translator/translation.ts'

export interface SentenceVersion {
  words: KoreanWord[]
  fired: FiredRule[]
}

export type Versions = Record<Tone, SentenceVersion>

/** What is known of the speakers before a sentence is read. */
export type Setting = Omit<Rendering, 'tone' | 'fired' | 'recasts'>

/** The Korean of a frame in every tone, or why Korean has no rule for it. */
export function inAllTones(read: SentenceFrame, closing: string, setting: Setting): Versions | Untranslatable {
  const recasts = newRecasts()
  const frame = withPersonsNamed(read)
  try {
    return byTone((tone) => {
      const rendering: Rendering = { tone, fired: [], recasts, ...setting }
      return { words: sentenceWords(rendering, frame, closing), fired: rendering.fired }
    })
  } catch (error) {
    if (error instanceof Untranslatable) return error
    throw error
  }
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
export interface WholeReading extends Found {
  versions: Versions
}

/** How many English words stand in brackets in the Korean. */
function unknownCount(versions: Versions): number {
  const { words, fired } = versions.polite
  return words.filter(({ text }) => text.includes('〔')).length + fired.filter(({ rule }) => isUnknownRule(rule)).length
}

const AS_NOUN = /〕(?:은|는|이|가|을|를|에게|한테)/
const AS_RECEIVER = /〕(?:에게|한테)/

/** Whether the unknown word at a token, as it is shown in Korean, is a verb read as a noun, or a person that is no name. */
function isMisread(tokens: readonly Token[], at: number, shown: string): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  const doing = token?.tag === 'VERB' || (/ing$/.test(token?.word ?? '') && !/^(?:DET|ADJ)$/.test(before?.tag ?? ''))
  const named = unknownKind(tokens, at) === 'name' && before?.tag !== 'DET'
  return (doing && AS_NOUN.test(shown)) || (!named && AS_RECEIVER.test(shown))
}

/**
 * An English word in a clause whose reading is a guess: one that the lexicon has, but that the clause had no place for, the
 * second of two in a row without a particle between them, or one that is misread.
 */
function guessIn(tokens: readonly Token[], { polite }: Versions, lexicon: Lexicon): string | undefined {
  const guess = polite.words.find(({ text }, index) => {
    const english = englishIn(text)
    const at = tokens.findIndex((each) => each.text === english)
    const token = tokens[at]
    if (english === undefined) return false
    const follows = polite.words[index - 1]?.text.endsWith('〕') ?? false
    return follows || (token !== undefined && (!isMissing(token, lexicon) || isMisread(tokens, at, text)))
  })
  return guess && englishIn(guess.text)
}

function englishIn(text: string): string | undefined {
  return /〔([^〕]*)〕/.exec(text)?.[1]
}

export interface ReadingOrder {
  tokens: readonly Token[]
  closing: string
  lexicon: Lexicon
  setting: Setting
  effort: Effort
  /** A sense that no word may have, to find the reading with another sense. */
  avoided?: UsedEntry
}

/** A reading that costs at most this much more than the best one is almost as likely. */
const CLOSE = 0.35

/**
 * The cheapest reading that covers every word and has a Korean form in all tones, then those that cost little more. What keeps
 * others from it is added to `obstacles`.
 */
export function* wholeReadings(
  { tokens, closing, setting, lexicon, effort, avoided }: ReadingOrder,
  obstacles: string[] = [],
): Generator<WholeReading, undefined> {
  const chart = new Chart({ tokens, lexicon, rules: RULES, closing, effort, avoided })
  let most = Number.POSITIVE_INFINITY
  for (const { value, cost } of sentenceFrames(chart, closing)) {
    if (cost > most) return undefined
    const frame = setting.animal ? withAnimalPronouns(value) : value
    const versions = inAllTones(frame, closing, setting)
    if (versions instanceof Untranslatable) {
      obstacles.push(`no rule: ${versions.message}`)
      continue
    }
    const lost = lostTokens(tokens, versions)
    const guess = guessIn(tokens, versions, lexicon)
    if (lost.length === 0 && guess === undefined) {
      most = Math.min(most, cost + CLOSE)
      yield { tokens, frame, cost, versions, unknown: unknownCount(versions) }
    } else obstacles.push(lost.length > 0 ? `lost: ${lost.map(({ word }) => word).join(' ')}` : `guessed: ${guess}`)
  }
}
