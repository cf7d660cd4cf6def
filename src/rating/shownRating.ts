import { DAY_MS, type EpochMs } from '#kit/time.ts'
import { isProvisional, ratingText } from '#rating/kFactor.ts'
import type { RatedMatch } from '#rating/ratingSeries.ts'
import type { Skill } from '#rating/skill.ts'

const WEEK_MS = 7 * DAY_MS

/** A player's rating in a skill, for the screen. */
export interface ShownRating {
  /** With a question mark while it is provisional. */
  rating: string
  isProvisional: boolean
  /** The change over the last seven days; null without a rated match in them. */
  weekChange: number | null
}

export function shownRating(
  skill: Skill,
  rating: number,
  past: { matches: readonly RatedMatch[]; now: EpochMs },
): ShownRating {
  const own = past.matches.filter((match) => match.skill === skill)
  const lately = own.filter(({ at }) => at >= past.now - WEEK_MS)
  const weekChange = lately.reduce((sum, { delta }) => sum + delta, 0)
  const provisional = isProvisional(own.length)
  return {
    rating: ratingText(rating, provisional),
    isProvisional: provisional,
    weekChange: lately.length === 0 ? null : weekChange,
  }
}
