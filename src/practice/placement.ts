import { expectedCorrect } from '#questions/questionRating.ts'
import { STARTING_RATING } from '#rating/ratingChange.ts'
import type { Skill } from '#rating/skill.ts'

/** How many questions find a new player's level. */
export const PLACEMENT_QUESTIONS = 5

/** No clips: a new player may sit where nothing can be heard. */
const ASKED_SKILLS = ['vocab', 'grammar'] as const satisfies readonly Skill[]

/** The ratings that are considered, far beyond those of players. */
const RATINGS = { least: 0, most: 2_500, step: 10 }
/** How far a new player's rating may well be from where the questions begin. */
const START_SIGMA = 350

/** An answered question with its Elo rating. */
export interface PlacedAnswer {
  difficulty: number
  correct: boolean
}

/** The rating at which the questions begin: the first level that is known already, or that of a new player. */
export function placementStart(known: number | null): number {
  return known ?? STARTING_RATING
}

/** Whether this many questions are enough. */
export function isPlaced(asked: number): boolean {
  return asked >= PLACEMENT_QUESTIONS
}

/** The skill of the question with this number. */
export function placementSkill(number: number): Skill {
  return ASKED_SKILLS[(number - 1) % ASKED_SKILLS.length] ?? 'vocab'
}

/**
 * The first level of a player after these answers, which is an Elo rating: the mean of what is likely (expected a posteriori), where
 * ratings are normally distributed around the start, and a player is right as `expectedCorrect` says. The next question has this
 * difficulty.
 */
export function placedRating(start: number, answers: readonly PlacedAnswer[]): number {
  let sum = 0
  let weights = 0
  for (let rating = RATINGS.least; rating <= RATINGS.most; rating += RATINGS.step) {
    const weight = answers.reduce(
      (likelihood, { difficulty, correct }) => {
        const chance = expectedCorrect(rating, difficulty)
        return likelihood * (correct ? chance : 1 - chance)
      },
      Math.exp(-(((rating - start) / START_SIGMA) ** 2) / 2),
    )
    sum += weight * rating
    weights += weight
  }
  return Math.round(sum / weights)
}
