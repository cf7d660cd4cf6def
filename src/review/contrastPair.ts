import type { CardContent } from '#review/card.ts'
import { rightAnswer } from '#review/grading.ts'
import type { ReviewEntry } from '#review/reviewEntry.ts'
import { compared } from '#review/typedAnswer.ts'

/** What the learner keeps mixing up: what is right, and the wrong answer that was given most often. */
export interface ContrastPair {
  right: string
  confusedWith: string
  times: number
}

/** Undefined if nothing was ever answered but the right thing, or nothing at all. Of answers given equally often, the newest counts. */
export function contrastPair(content: CardContent, entries: readonly ReviewEntry[]): ContrastPair | undefined {
  const wrong = entries.flatMap((entry) =>
    entry.kind === 'answer' && entry.outcome !== 'right' && compared(entry.given) !== '' ? [entry.given.trim()] : [],
  )
  const groups = [...Map.groupBy(wrong.toReversed(), compared).values()]
  const [most] = groups.toSorted((one, other) => other.length - one.length)
  return most?.[0] === undefined
    ? undefined
    : { right: rightAnswer(content), confusedWith: most[0], times: most.length }
}
