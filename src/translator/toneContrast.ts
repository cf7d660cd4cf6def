import type { ToneVersion, TranslatedWord } from '#translator/translation.ts'

/**
 * The code unit at which a word begins to differ from another tone: 2 for 파일을 where another tone says 파일, 0 where another
 * tone has no word with the same beginning, and the word's length if nothing differs.
 */
export function contrastStart(word: TranslatedWord, others: readonly ToneVersion[]): number {
  if (!word.changed) return word.text.length
  const shared = others.map((other) => Math.max(0, ...other.words.map(({ text }) => sharedPrefix(word.text, text))))
  return Math.min(word.text.length, ...shared)
}

function sharedPrefix(left: string, right: string): number {
  let length = 0
  while (length < left.length && left[length] === right[length]) length += 1
  return length
}
