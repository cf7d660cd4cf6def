import type { Boundary } from '#korean/boundary.ts'
import { type HeardChange, type HeardText, heardText, type SoundRuleName } from '#korean/heardText.ts'
import { spelledOut } from '#korean/spelledOut.ts'
import { soundNotes } from '#translator/soundNote.ts'
import type { ExplanationStep } from '#translator/translation.ts'

/** The properties of a word that affect its pronunciation. */
interface WrittenWord {
  text: string
  boundaries?: readonly Boundary[]
  /** Said in one breath with the word before it. */
  joined?: true
}

export interface SpokenWord {
  /** The pronunciation in Hangul, with the punctuation. */
  said: string
  /** Whether the word sounds different from its spelling. */
  differs: boolean
  /** Whether the pronunciation differs by more than the changes that every reader of Hangul makes automatically. */
  surprises: boolean
  sounds: ExplanationStep[]
}

/** Words that are said in one breath. */
function breaths<Word extends WrittenWord>(words: readonly Word[]): Word[][] {
  const groups: Word[][] = []
  for (const word of words) {
    const last = groups.at(-1)
    if (word.joined && last) last.push(word)
    else groups.push([word])
  }
  return groups
}

function spelled({ text, boundaries = [] }: WrittenWord): { text: string; boundaries: readonly Boundary[] } {
  return /\d/.test(text) ? { text: spelledOut(text), boundaries: [] } : { text: text.normalize('NFC'), boundaries }
}

/** Readers apply these without thinking: 책을 [채글], 옷 [옫], and the plain vowel of 저희 [저히]. */
const BY_ITSELF: ReadonlySet<SoundRuleName> = new Set(['liaison', 'neutralization'])

function changesIn(changes: readonly HeardChange[], from: number, to: number): HeardChange[] {
  const isInside = (at: number | undefined) => at !== undefined && at >= from && at < to
  return changes.filter(
    ({ change, left, right }) =>
      (change.final !== undefined && isInside(left)) || (change.onset !== undefined && isInside(right)),
  )
}

/** How a text is pronounced. */
export type Hearing = (text: string, boundaries: readonly Boundary[]) => HeardText

/** Hears each text once: the tones have most of their words in common. */
export function rememberedHearing(): Hearing {
  const known = new Map<string, HeardText>()
  return (text, boundaries) => {
    const key = `${text} ${boundaries.map(({ at, kind }) => `${at} ${kind}`).join()}`
    const heard = known.get(key) ?? heardText(text, boundaries)
    known.set(key, heard)
    return heard
  }
}

function breathSpoken<Word extends WrittenWord>(
  words: readonly Word[],
  hear: Hearing,
): (SpokenWord & { word: Word })[] {
  let start = 0
  const placed = words.map((word) => {
    const { text, boundaries } = spelled(word)
    const from = start
    start += text.length + 1
    const marks = boundaries.map((each) => ({ ...each, at: each.at + from }))
    return { from, to: from + text.length, text, word, marks }
  })
  const { said, changes, plainVowels } = hear(
    placed.map(({ text }) => text).join(' '),
    placed.flatMap(({ marks }) => marks),
  )
  return placed.map(({ from, to, word }) => {
    const own = changesIn(changes, from, to)
    const heard = said.slice(from, to)
    const differs = heard !== word.text.normalize('NFC')
    const saysPlainVowel = plainVowels.some((at) => at >= from && at < to)
    return {
      word,
      said: heard,
      differs,
      surprises: differs && own.some(({ rule }) => !BY_ITSELF.has(rule)),
      sounds: soundNotes(own, saysPlainVowel),
    }
  })
}

/** The pronunciation of each word in its context: 할 수 [할 쑤], 못 먹어요 [몬 머거요]. Figures are spelled out. */
export function spokenWords<Word extends WrittenWord>(
  words: readonly Word[],
  hear: Hearing = heardText,
): (SpokenWord & { word: Word })[] {
  return breaths(words).flatMap((breath) => breathSpoken(breath, hear))
}
