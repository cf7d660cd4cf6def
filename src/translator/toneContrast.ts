import type { ToneVersion, TranslatedWord } from '#translator/translation.ts'

/**
 * From which code unit on a word differs from some other tone: 2 for 파일을 where another tone says 파일, 0 where another
 * tone has no word that starts alike, and the word's length where nothing of it changes.
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
