import { type GivenAnswer, isRight } from '#progress/givenAnswer.ts'

/** A point counts as missed from the second wrong answer on. */
const LEAST_MISSES = 2
/** A point that was right so many times in a row since then is known. */
const KNOWN_AFTER = 2
const MOST_POINTS = 3

export interface PointMisses {
  point: string
  times: number
}

/** Which of these points the player has answered wrong at least twice lately, the most often missed first. `answers` are newest first. */
export function pageMisses(answers: readonly GivenAnswer[], points: ReadonlySet<string>): PointMisses[] {
  const given = answers.filter(({ question, chosen }) => chosen !== null && points.has(question.point))
  return [...Map.groupBy(given, ({ question }) => question.point)]
    .filter(([, all]) => !all.slice(0, KNOWN_AFTER).every(isRight))
    .map(([point, all]) => ({ point, times: all.filter((answer) => !isRight(answer)).length }))
    .filter(({ times }) => times >= LEAST_MISSES)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, MOST_POINTS)
}
