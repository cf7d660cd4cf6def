import { type GivenAnswer, isRight } from '#progress/givenAnswer.ts'
import type { Focus } from '#questions/focus.ts'
import type { QuestionType } from '#questions/question.ts'

/** With fewer answers, the share of right answers says nothing. */
export const LEAST_ANSWERS = 5
const MOST_WEAK_SPOTS = 3

/** What a question tests: its focus, or its type where it has no focus. */
export type Area = Focus | QuestionType

/** An area that the player gets wrong more often than others. */
export interface WeakSpot {
  area: Area
  right: number
  answered: number
  /** The newest wrong answer. */
  example: GivenAnswer
}

/** The weakest areas, weakest first, among those with enough answers. `answers` are newest first. */
export function weakSpots(answers: readonly GivenAnswer[]): WeakSpot[] {
  const groups = Map.groupBy(answers, ({ question }): Area => question.focus ?? question.type)
  return [...groups]
    .filter(([, given]) => given.length >= LEAST_ANSWERS)
    .flatMap(([area, given]) => weakSpotOf(area, given))
    .toSorted((one, other) => one.right / one.answered - other.right / other.answered || other.answered - one.answered)
    .slice(0, MOST_WEAK_SPOTS)
}

function weakSpotOf(area: Area, given: readonly GivenAnswer[]): WeakSpot[] {
  const example = given.find((answer) => !isRight(answer))
  return example ? [{ area, right: given.filter(isRight).length, answered: given.length, example }] : []
}
