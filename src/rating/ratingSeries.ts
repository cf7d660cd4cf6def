import { DAY_MS, type EpochMs, MINUTE_MS } from '#kit/time.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** The effect of a rated match. Every list of them is oldest first. */
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
  /** The change over the period. */
  change: number
}

/** A player's rated matches up to now. */
export interface RatedPast {
  /** Oldest first. */
  matches: readonly RatedMatch[]
  /** When the player's ratings began. */
  began: EpochMs
  now: EpochMs
}

/** The time that a graph shows. */
export interface Period {
  from: EpochMs
  to: EpochMs
  /** Whether it begins when the ratings began. */
  isWhole: boolean
}

/**
 * The last so many days (null: all of them), but nothing from before the ratings began. At least a minute: a graph needs some
 * width.
 */
export function ratingPeriod({ matches, began, now }: RatedPast, days: number | null): Period {
  // The browser's clock may be behind the server's, which dates the matches.
  const to = Math.max(now, matches.at(-1)?.at ?? now)
  const first = Math.min(began, matches[0]?.at ?? began, to - MINUTE_MS)
  const wanted = days === null ? first : to - days * DAY_MS
  return { from: Math.max(first, wanted), to, isWhole: wanted <= first }
}

/** The instants that a graph's axis names, evenly from edge to edge: of days, or of minutes within one day. No name comes twice. */
export function axisTimes({ from, to }: Period, most: number): { unit: 'day' | 'minute'; times: EpochMs[] } {
  const unit = to - from < DAY_MS ? 'minute' : 'day'
  const steps = Math.min(most - 1, Math.floor((to - from) / (unit === 'day' ? DAY_MS : MINUTE_MS)))
  return { unit, times: Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps) }
}

/** Each skill's rating over a period that ends now. Without a match in the period, the rating stays the same. */
export function ratingSeries(
  matches: readonly RatedMatch[],
  current: Readonly<Record<Skill, number>>,
  { from, to }: Period,
): RatingSeries[] {
  return SKILLS.map((skill) => {
    const within = matches.filter((match) => match.skill === skill && match.at >= from)
    const start = within[0]?.before ?? current[skill]
    const points = [
      { at: from, rating: start },
      ...within.map(({ at, before, delta }) => ({ at, rating: before + delta })),
      { at: to, rating: current[skill] },
    ]
    return { skill, points, change: current[skill] - start }
  })
}

/**
 * The ratings that a graph draws lines at: a round number apart, at most seven, with all points between the lowest and the
 * highest.
 */
export function ratingLines(series: readonly RatingSeries[]): number[] {
  const ratings = series.flatMap(({ points }) => points.map(({ rating }) => rating))
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)]
  const step = [20, 40, 100, 200, 400].find((size) => (high - low) / size <= 4) ?? 1_000
  const first = Math.floor((low - step / 2) / step) * step
  const count = Math.ceil((high + step / 2 - first) / step)
  return Array.from({ length: count + 1 }, (_, index) => first + index * step)
}

/** The heights, some of them moved down so that marks at these heights are at least `gap` apart. */
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
