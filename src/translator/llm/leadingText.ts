/** The Korean of one stretch so far. */
export interface StretchText {
  text: string
  isWhole: boolean
}

/** The known beginning of the text. Its stretches may arrive in any order. */
export function leadingText(stretches: readonly StretchText[]): string {
  const unfinished = stretches.findIndex(({ isWhole }) => !isWhole)
  const known = unfinished < 0 ? stretches : stretches.slice(0, unfinished + 1)
  return known
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ')
}
