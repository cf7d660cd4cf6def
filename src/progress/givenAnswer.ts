import type { EpochMs } from '#kit/time.ts'
import type { Question } from '#questions/question.ts'

/** How many of the newest matches are read for answers. Older ones say little about what a player knows now. */
export const MATCHES_READ = 100

/** An answer that a player gave in a finished match. An unanswered question has none, and does not count as wrong. */
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

/** For each question whose newest answer was wrong, that answer. `answers` are newest first. */
export function missedAnswers(answers: readonly GivenAnswer[]): GivenAnswer[] {
  const newest = new Map(answers.toReversed().map((answer) => [answer.question.id, answer]))
  return answers.filter((answer) => !isRight(answer) && newest.get(answer.question.id) === answer)
}
