/** A word without the punctuation after it. */
export function bareWord(word: string): string {
  return word.replace(/[.,!?…]+$/, '')
}
