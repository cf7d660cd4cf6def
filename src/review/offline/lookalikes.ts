import { compared, isOneLetterOff, lettersOf } from '#review/typedAnswer.ts'

/** The words of a list that differ from a text by one letter (자모). */
export type FindLookalikes = (text: string) => string[]

/** Two texts that differ by one letter have a trace in common, so only words with a trace of the text are compared. */
export function lookalikeFinder(words: Iterable<string>): FindLookalikes {
  const byTrace = new Map<string, string[]>()
  for (const word of words) {
    for (const trace of tracesOf(word)) {
      const known = byTrace.get(trace)
      if (known) known.push(word)
      else byTrace.set(trace, [word])
    }
  }
  return (text) => {
    const asked = compared(text)
    const near = new Set(tracesOf(asked).flatMap((trace) => byTrace.get(trace) ?? []))
    return [...near].filter((word) => isOneLetterOff(asked, word))
  }
}

/** The letters of a text, whole and without each one of them. */
function tracesOf(text: string): string[] {
  const letters = lettersOf(text)
    .map(({ letter }) => letter)
    .join('')
  const shorter = Array.from(letters, (_, index) => letters.slice(0, index) + letters.slice(index + 1))
  return [...new Set([letters, ...shorter])]
}
