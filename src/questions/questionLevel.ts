import type { Level } from '#korean/level.ts'

/** What a player must know to answer a question about a word. */
interface Requirements {
  /** The level of the word. */
  word: Level
  /** The level of the grammar point that the question tests. */
  grammar?: Level
  /** The form follows from the rule alone, so a player can make it even from an unknown word. */
  isRegular?: boolean
}

/** The level of the hardest thing that a player must know to answer the question. */
export function questionLevel({ word, grammar = 'A1', isRegular = false }: Requirements): Level {
  return isRegular || word < grammar ? grammar : word
}
