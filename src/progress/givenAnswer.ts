import type { EpochMs } from '#kit/time.ts'
import type { Question } from '#questions/question.ts'

/** How many of the newest matches are read for answers. Older ones say little about what a player knows now. */
export const MATCHES_READ = 100

/** How many missed questions are played again in one practice. */
export const MOST_AGAIN = 10

/** What became of a question in a finished match. A question that nobody answered right in time is left out. */
export interface GivenAnswer {
  matchId: string
  at: EpochMs
  question: Question
  /** Index of the option that was chosen; null if the opponent was right before the player answered. */
  chosen: number | null
  audioUrl: string | null
}

export function isRight({ question, chosen }: GivenAnswer): boolean {
  return chosen === question.correct_answer
}

/**
 * For each question that was missed at its newest time, that answer. `answers` are newest first; `mastered` says when a missed
 * question was last answered right in practice, by its id.
 */
export function missedAnswers(
  answers: readonly GivenAnswer[],
  mastered: ReadonlyMap<string, EpochMs> = new Map(),
): GivenAnswer[] {
  const newest = new Map(answers.toReversed().map((answer) => [answer.question.id, answer]))
  return answers.filter((answer) => {
    const { question, at } = answer
    return !isRight(answer) && newest.get(question.id) === answer && (mastered.get(question.id) ?? 0) <= at
  })
}
