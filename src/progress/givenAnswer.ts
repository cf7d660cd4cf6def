import type { EpochMs } from '#kit/time.ts'
import type { Question } from '#questions/question.ts'

/** Answers of so many newest matches are looked back on: older ones say little of what a player knows now. */
export const MATCHES_READ = 100

/** An answer that a player gave in a match that is over. A question that was left open has none: that is no wrong answer. */
export interface GivenAnswer {
  matchId: string
  at: EpochMs
  question: Question
  /** Index of the option that was chosen. */
  chosen: number
  audioUrl: string | null
}

export function isRight({ question, chosen }: GivenAnswer): boolean {
  return chosen === question.correct_answer
}
