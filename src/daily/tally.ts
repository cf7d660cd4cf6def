import type { Milliseconds } from '#kit/time.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'

/** What came of a try that its player has finished. */
export interface FinishedTry {
  userId: string
  /** Whether each question was answered right. */
  right: readonly boolean[]
  /** The three times together. */
  ms: Milliseconds
}

/** How all players of a grade who finished a day's round did. */
export interface Tally {
  players: number
  /** How many were right, for each question. */
  right_per_question: number[]
  /** How many had 0, 1, 2 and 3 right. */
  players_by_score: number[]
  /** The caller's three times together. */
  total_ms: Milliseconds
  /** The other players with the caller's score, and how many of them took longer. */
  same_score: { others: number; slower: number }
}

/** @param known the tries that were finished a moment ago, with or without the player's own */
export function tallyOf(known: readonly FinishedTry[], own: FinishedTry): Tally {
  const others = known.filter(({ userId }) => userId !== own.userId)
  const all = [...others, own]
  const rivals = others.filter((other) => scoreOf(other) === scoreOf(own))
  return {
    players: all.length,
    right_per_question: own.right.map((_, index) => all.filter(({ right }) => right[index]).length),
    players_by_score: Array.from(
      { length: QUESTION_COUNT + 1 },
      (_, score) => all.filter((one) => scoreOf(one) === score).length,
    ),
    total_ms: own.ms,
    same_score: { others: rivals.length, slower: rivals.filter(({ ms }) => ms > own.ms).length },
  }
}

function scoreOf({ right }: FinishedTry): number {
  return right.filter(Boolean).length
}

/** In whole percent; 0 of nobody. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole)
}
