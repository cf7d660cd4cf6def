/** The words (어절) of a Korean sentence, without its punctuation. */
export function sentenceWords(korean: string): string[] {
  return korean
    .replace(/[.,?!]/g, '')
    .split(' ')
    .filter((word) => word !== '')
}
