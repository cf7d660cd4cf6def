import { type GivenAnswer, isRight } from '#progress/givenAnswer.ts'
import type { Focus } from '#questions/focus.ts'
import type { QuestionType } from '#questions/question.ts'

/** With fewer answers a share says nothing. */
export const LEAST_ANSWERS = 5
const MOST_SLIPS = 3

/** What a question tests, as finely as the bank tells it. */
export type Area = Focus | QuestionType

/** Something that the player gets wrong more often than the rest. */
export interface Slip {
  area: Area
  right: number
  answered: number
  /** The newest wrong answer. */
  example: GivenAnswer
}

/** The weakest few of all that was answered often enough, the weakest first; of answers newest first. */
export function slips(answers: readonly GivenAnswer[]): Slip[] {
  const groups = Map.groupBy(answers, ({ question }): Area => question.focus ?? question.type)
  return [...groups]
    .filter(([, given]) => given.length >= LEAST_ANSWERS)
    .flatMap(([area, given]) => slipOf(area, given))
    .toSorted((one, other) => one.right / one.answered - other.right / other.answered || other.answered - one.answered)
    .slice(0, MOST_SLIPS)
}

function slipOf(area: Area, given: readonly GivenAnswer[]): Slip[] {
  const example = given.find((answer) => !isRight(answer))
  return example ? [{ area, right: given.filter(isRight).length, answered: given.length, example }] : []
}
