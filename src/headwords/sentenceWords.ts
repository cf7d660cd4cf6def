/** The words (어절) of a Korean sentence, without its signs. */
export function sentenceWords(korean: string): string[] {
  return korean
    .replace(/[.,?!]/g, '')
    .split(' ')
    .filter((word) => word !== '')
}
