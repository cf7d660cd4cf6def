/** What is known of the Korean of one stretch. */
export interface StretchText {
  text: string
  isWhole: boolean
}

/** The text as far as it is known from its beginning on: its stretches are answered in any order. */
export function leadingText(stretches: readonly StretchText[]): string {
  const unfinished = stretches.findIndex(({ isWhole }) => !isWhole)
  const known = unfinished < 0 ? stretches : stretches.slice(0, unfinished + 1)
  return known
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ')
}
