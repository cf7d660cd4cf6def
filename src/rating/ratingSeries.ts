import type { EpochMs } from '#kit/time.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** A rated match's effect, oldest first in every list. */
export interface RatedMatch {
  skill: Skill
  at: EpochMs
  before: number
  delta: number
}

export interface RatingPoint {
  at: EpochMs
  rating: number
}

export interface RatingSeries {
  skill: Skill
  /** From the period's start to its end: at least two points. */
  points: RatingPoint[]
  /** What the period added or took. */
  change: number
}

/** Each skill's rating over a period that ends now, from the matches of that period; without one the rating stood still. */
export function ratingSeries(
  matches: readonly RatedMatch[],
  current: Readonly<Record<Skill, number>>,
  period: { from: EpochMs; now: EpochMs },
): RatingSeries[] {
  return SKILLS.map((skill) => {
    const within = matches.filter((match) => match.skill === skill && match.at >= period.from)
    const start = within[0]?.before ?? current[skill]
    const points = [
      { at: period.from, rating: start },
      ...within.map(({ at, before, delta }) => ({ at, rating: before + delta })),
      { at: period.now, rating: current[skill] },
    ]
    return { skill, points, change: current[skill] - start }
  })
}

/** Rating lines of a graph, a round number apart, that hold all the points: four to seven of them. */
export function ratingLines(series: readonly RatingSeries[]): number[] {
  const ratings = series.flatMap(({ points }) => points.map(({ rating }) => rating))
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)]
  const step = [20, 40, 100, 200, 400].find((size) => (high - low) / size <= 4) ?? 1_000
  const first = Math.floor((low - step / 2) / step) * step
  const count = Math.ceil((high + step / 2 - first) / step)
  return Array.from({ length: count + 1 }, (_, index) => first + index * step)
}

/** The same heights, moved down where they must so that marks at them, `gap` apart, do not cover each other. */
export function spreadApart(heights: readonly number[], gap: number): number[] {
  const spread = [...heights]
  const downwards = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  let free = Number.NEGATIVE_INFINITY
  for (const index of downwards) {
    spread[index] = Math.max(heights[index] ?? 0, free)
    free = (spread[index] ?? 0) + gap
  }
  return spread
}
