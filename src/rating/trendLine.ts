import type { RatedMatch } from '#rating/ratingSeries.ts'
import type { Skill } from '#rating/skill.ts'

/** How many of the newest rated matches the line shows. */
const NEWEST = 10

/** A skill's rating before and after each of its newest matches, as points scaled to the box; none without a match. */
export function trendLine(
  matches: readonly RatedMatch[],
  skill: Skill,
  box: { width: number; height: number },
): { x: number; y: number }[] {
  const newest = matches.filter((match) => match.skill === skill).slice(-NEWEST)
  const ratings = [
    ...newest.slice(0, 1).map(({ before }) => before),
    ...newest.map(({ before, delta }) => before + delta),
  ]
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)]
  const share = (rating: number) => (high === low ? 0.5 : (high - rating) / (high - low))
  return ratings.map((rating, index) => ({
    x: (box.width * index) / (ratings.length - 1),
    y: box.height * share(rating),
  }))
}
