import { expectedCorrect } from '#questions/questionRating.ts'
import { STARTING_RATING } from '#rating/ratingChange.ts'
import type { Skill } from '#rating/skill.ts'

/** How many questions find a new player's level. */
export const PLACEMENT_QUESTIONS = 5

/** No clips: a new player may sit where nothing can be heard. */
const ASKED_SKILLS = ['vocab', 'grammar'] as const satisfies readonly Skill[]

/** The levels that are considered, far beyond those of players. */
const LEVELS = { least: 0, most: 2_500, step: 10 }
/** In rating points: how far a new player's level may well be from where the questions begin. */
const PRIOR_SIGMA = 350

/** An answered question with its Elo rating. */
export interface PlacedAnswer {
  difficulty: number
  correct: boolean
}

/** The level at which the questions begin: the level that is known already, or that of a new rating. */
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
 * The level of a player after these answers, as an Elo rating: the mean of what is likely (expected a posteriori), where levels
 * are normally distributed around the start, and a player is right as `expectedCorrect` says. The next question has this difficulty.
 */
export function placedLevel(start: number, answers: readonly PlacedAnswer[]): number {
  let sum = 0
  let weights = 0
  for (let level = LEVELS.least; level <= LEVELS.most; level += LEVELS.step) {
    const weight = answers.reduce(
      (likelihood, { difficulty, correct }) => {
        const chance = expectedCorrect(level, difficulty)
        return likelihood * (correct ? chance : 1 - chance)
      },
      Math.exp(-(((level - start) / PRIOR_SIGMA) ** 2) / 2),
    )
    sum += weight * level
    weights += weight
  }
  return Math.round(sum / weights)
}
