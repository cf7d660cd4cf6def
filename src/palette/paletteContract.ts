import { z } from 'zod'
import type { WordClass } from '#headwords/headword.ts'
import type { Level } from '#korean/level.ts'

const LONGEST_WORD = 60

/** Response of `palette-places`: every place that the command palette can go to. */
export interface Places {
  places: Place[]
}

export interface Place {
  label: string
  path: string
  /** The heading that it is listed under when nothing is searched for; null if it is listed only when it is searched for. */
  group: string | null
  /** Who can go there: visitors, signed-in users, or everyone. */
  for: 'visitors' | 'users' | 'everyone'
}

/** Looks a word up, in Korean or English. */
export const lookUpRequest = z.strictObject({ text: z.string().trim().min(1).max(LONGEST_WORD) })

export interface LookedUp {
  words: FoundWord[]
}

export interface FoundWord {
  word: string
  word_class: WordClass
  level: Level
  /** In English. */
  glosses: string[]
  example: { korean: string; english: string } | null
}
