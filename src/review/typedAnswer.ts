import { nounTails } from '#headwords/nominalReading.ts'
import { closingLevel } from '#korean/closingLevel.ts'
import { decomposed } from '#korean/hangul.ts'
import type { AskedLevel, TypedKey } from '#review/typedKey.ts'

/** What is off in an answer that is nearly right. */
export type NearMiss =
  /** The place of the syllable to look at, from 1. */
  | { mistake: 'letter'; syllable: number }
  | { mistake: 'speech-level'; asked: AskedLevel | null; given: AskedLevel }
  /** The word before the particle. */
  | { mistake: 'particle'; noun: string }
  /** The word of which another form was asked. */
  | { mistake: 'form'; lemma: string }
  | { mistake: 'other-word' }

export type TypedVerdict = { outcome: 'right' } | { outcome: 'near'; miss: NearMiss } | { outcome: 'wrong' }

/** What the dictionary knows of an answer. */
export interface Dictionary {
  /** Whether a text is a word: 두다 is not 주다 with a wrong letter. */
  isWord(text: string): boolean
  /** Whether a text without spaces is any form of the word. */
  isFormOf(lemma: string, text: string): boolean
}

/** In a shorter word, another letter makes another word: 물 and 불. */
const LETTERS_FOR_NEAR_MISS = 4

/** Judges a typed answer. Spaces and punctuation make no difference. */
export function typedVerdict(key: TypedKey, given: string, dictionary: Dictionary): TypedVerdict {
  const typed = compared(given)
  if (key.accepted.some((text) => compared(text) === typed)) return { outcome: 'right' }
  if (key.otherWords.some((text) => compared(text) === typed)) return near({ mistake: 'other-word' })
  const level = key.otherLevels.find(({ text }) => compared(text) === typed)
  if (level) return near({ mistake: 'speech-level', asked: levelOf(key), given: level.level })
  if (key.lemma !== undefined && dictionary.isFormOf(key.lemma, typed))
    return near({ mistake: 'form', lemma: key.lemma })
  const particle = wrongParticle(key, given)
  if (particle) return near({ mistake: 'particle', noun: particle.noun })
  const wrong = dictionary.isWord(typed) ? undefined : wrongLetter(key, given)
  return wrong ? near({ mistake: 'letter', syllable: wrong.syllable }) : { outcome: 'wrong' }
}

function near(miss: NearMiss): TypedVerdict {
  return { outcome: 'near', miss }
}

/** A text as it is compared: in NFC, without spaces and punctuation. */
export function compared(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

function levelOf({ accepted: [usual = ''] }: TypedKey): AskedLevel | null {
  const last = usual.split(' ').at(-1) ?? ''
  return closingLevel(last) ?? (last.endsWith('다') ? 'dictionary' : null)
}

/** A noun whose particle is another one. */
export interface WrongParticle {
  noun: string
  /** What follows the noun in the right answer; may be empty. */
  asked: string
}

/** Undefined unless the particle of one noun is the only difference. */
export function wrongParticle({ accepted }: Pick<TypedKey, 'accepted'>, given: string): WrongParticle | undefined {
  const typed = words(given)
  for (const text of accepted) {
    const asked = words(text)
    const places = asked.flatMap((word, at) => (word === typed[at] ? [] : [at]))
    const [at = 0] = places
    if (asked.length !== typed.length || places.length !== 1) continue
    const right = asked[at] ?? ''
    const noun = nounOfBoth(right, typed[at] ?? '')
    if (noun !== undefined) return { noun, asked: right.slice(noun.length) }
  }
  return undefined
}

function words(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\s+/)
    .map(compared)
    .filter((word) => word !== '')
}

/** The longest noun such that both words are it with particles, of which at least one has some. */
function nounOfBoth(asked: string, given: string): string | undefined {
  for (let length = Math.min(asked.length, given.length); length > 0; length -= 1) {
    const noun = asked.slice(0, length)
    if (given.startsWith(noun) && [asked, given].every((word) => isWithParticles(noun, word.slice(length)))) return noun
  }
  return undefined
}

function isWithParticles(noun: string, rest: string): boolean {
  return nounTails(noun, rest).some(({ copula }) => copula === undefined)
}

/** One letter that is off. */
export interface WrongLetter {
  /** The place of its syllable, from 1. */
  syllable: number
  /** Null if the letter was added. */
  asked: string | null
  /** Null if the letter was left out. */
  given: string | null
}

/** Undefined if another number of letters is off, or if the word is too short to tell. */
export function wrongLetter({ accepted }: Pick<TypedKey, 'accepted'>, text: string): WrongLetter | undefined {
  const given = lettersOf(compared(text))
  for (const right of accepted) {
    const asked = lettersOf(compared(right))
    if (asked.length < LETTERS_FOR_NEAR_MISS) continue
    const place = onlyDifference(
      asked.map(({ letter }) => letter),
      given.map(({ letter }) => letter),
    )
    if (place === undefined) continue
    return {
      syllable: (asked[place] ?? asked.at(-1))?.syllable ?? 1,
      asked: asked.length < given.length ? null : (asked[place]?.letter ?? null),
      given: asked.length > given.length ? null : (given[place]?.letter ?? null),
    }
  }
  return undefined
}

/** Whether two texts differ by one letter (자모) that is replaced, added or left out. */
export function isOneLetterOff(asked: string, given: string): boolean {
  const [one, other] = [asked, given].map((text) => lettersOf(text).map(({ letter }) => letter))
  return onlyDifference(one ?? [], other ?? []) !== undefined
}

/** The letters (자모) of a text, each with the number of its syllable. */
export function lettersOf(text: string): { letter: string; syllable: number }[] {
  return [...text].flatMap((char, index) => {
    const { onset, vowel, final } = decomposed(char) ?? { onset: char, vowel: '', final: '' }
    return [onset, vowel, final].filter((letter) => letter !== '').map((letter) => ({ letter, syllable: index + 1 }))
  })
}

/** Where the two differ, if by one letter that is replaced, added or left out. */
function onlyDifference(asked: readonly string[], given: readonly string[]): number | undefined {
  const shorter = Math.min(asked.length, given.length)
  let place = 0
  while (place < shorter && asked[place] === given[place]) place += 1
  const rest = (letters: readonly string[], skipped: number) => letters.slice(place + skipped).join(' ')
  const isReplaced = rest(asked, 1) === rest(given, 1) && asked.length === given.length && place < shorter
  const isLeftOut = rest(asked, 1) === rest(given, 0) && asked.length === given.length + 1
  const isAdded = rest(asked, 0) === rest(given, 1) && asked.length + 1 === given.length
  return isReplaced || isLeftOut || isAdded ? place : undefined
}
