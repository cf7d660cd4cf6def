import { type EpochMs, MINUTE_MS, type Milliseconds } from '#kit/time.ts'
import type { Question } from '#questions/question.ts'

/** How many of the newest matches are read for answers. Older ones say little about what a player knows now. */
export const MATCHES_READ = 100

/** How many missed questions are played again in one practice. */
export const MOST_AGAIN = 10

/** How many of the newest practices are read for what was missed in them. */
export const PRACTICES_READ = 50

/** So long after its answer, the question of a practice duel has closed, and its key is public. */
export const CLOSED_AFTER_MS: Milliseconds = 2 * MINUTE_MS

/** What was faster than the player. */
export type LostTo = 'opponent' | 'clock'

/** Where a question was asked. */
export interface AskedIn {
  kind: 'match' | 'duel' | 'untimed'
  id: string
}

/** What a player made of a question whose right answer they may know. */
export interface GivenAnswer {
  askedIn: AskedIn
  at: EpochMs
  question: Question
  /** Index of the option that was chosen; null if the player did not answer in time. */
  chosen: number | null
  /** Null if the player answered. */
  lostTo: LostTo | null
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
