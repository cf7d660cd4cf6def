import { type GivenAnswer, isRight } from '#progress/givenAnswer.ts'

/** With fewer answers, the share of right answers says nothing. */
export const LEAST_ANSWERS = 5
const MOST_WEAK_SPOTS = 3

/** A point that the player gets wrong more often than others. */
export interface WeakSpot {
  /** Its name in `content/points`. */
  point: string
  right: number
  answered: number
  /** The newest wrong answer. */
  example: GivenAnswer
}

/** The weakest points, weakest first, among those with enough answers. `answers` are newest first. */
export function weakSpots(answers: readonly GivenAnswer[]): WeakSpot[] {
  const groups = Map.groupBy(answers, ({ question }) => question.point)
  return [...groups]
    .filter(([, given]) => given.length >= LEAST_ANSWERS)
    .flatMap(([point, given]) => weakSpotOf(point, given))
    .toSorted((one, other) => one.right / one.answered - other.right / other.answered || other.answered - one.answered)
    .slice(0, MOST_WEAK_SPOTS)
}

function weakSpotOf(point: string, given: readonly GivenAnswer[]): WeakSpot[] {
  const example = given.find((answer) => !isRight(answer))
  return example ? [{ point, right: given.filter(isRight).length, answered: given.length, example }] : []
}
