import type { Level } from '#korean/level.ts'

/** What a player must know to answer a question about a word. */
interface Needed {
  /** The level of the word. */
  word: Level
  /** The level of the point of grammar that is asked for. */
  grammar?: Level
  /** The form follows from the rule alone: a player can make it of a word that they have never met. */
  isRegular?: boolean
}

/** The level of a question: that of the hardest thing that a player must know to answer it. */
export function questionLevel({ word, grammar = 'A1', isRegular = false }: Needed): Level {
  return isRegular || word < grammar ? grammar : word
}
