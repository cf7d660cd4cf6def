import type { Boundary } from '#korean/boundary.ts'

/** The place where two syllables meet, or the end of a phrase. The sound rules change it one after another. */
export interface Joint {
  /** The final consonant on the left, '' if none. */
  readonly final: string
  /** The onset and vowel on the right; both '' at the end of a phrase. */
  readonly onset: string
  readonly vowel: string
  /** The syllables as they are written; '' at the end. */
  readonly left: string
  readonly right: string
  /** What is written after the right syllable in the same word. */
  readonly rest: string
  /** The word of the left syllable, up to and including that syllable. */
  readonly before: string
  readonly boundary: Boundary['kind'] | undefined
  /** Whether a space separates the two. */
  readonly spaced: boolean
}

/** What a rule changes, or undefined if it does not apply. */
export type SoundChange = Partial<Pick<Joint, 'final' | 'onset' | 'vowel'>> | undefined

/** One article of 표준 발음법, as a change of a joint. */
export type SoundRule = (joint: Joint) => SoundChange

/** Whether a sound is one of these; '', no sound, never is. */
export function isAmong(sound: string, sounds: string): boolean {
  return sound !== '' && sounds.includes(sound)
}
