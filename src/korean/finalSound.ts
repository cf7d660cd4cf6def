export function finalConsonant(_word: string): string {
  throw new Error('not written')
}
export function hasFinalConsonant(word: string): boolean {
  return finalConsonant(word) !== ''
}
