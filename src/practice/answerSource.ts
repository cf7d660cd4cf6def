import { never } from '#kit/never.ts'
import { type PartnerQuestion, partnerAnswer } from '#practice/partner.ts'
import type { ScheduledChoice } from '#practice/scheduledChoice.ts'

/**
 * The source of an opponent's answers: the model of a program with this strength, or what a player did in a match or in the opening of
 * a duel apart.
 */
export type AnswerSource =
  | { kind: 'partner'; strength: number }
  | { kind: 'recording' | 'apart'; answers: readonly (ScheduledChoice | null)[] }

/** A question with the Elo rating that selection uses. */
export interface RatedQuestion {
  question: PartnerQuestion
  difficulty: number
}

/** What the opponent will do in each question, in order; null means no answer. `random` returns a number in [0, 1). */
export function scheduleFrom(
  source: AnswerSource,
  questions: readonly RatedQuestion[],
  random: () => number,
): (ScheduledChoice | null)[] {
  switch (source.kind) {
    case 'partner':
      return questions.map((asked) => partnerAnswer({ ...asked, strength: source.strength }, random))
    case 'recording':
    case 'apart':
      return questions.map((_, index) => source.answers[index] ?? null)
    default:
      return never(source)
  }
}
