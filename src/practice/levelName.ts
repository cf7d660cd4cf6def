import type { Level } from '#korean/level.ts'
import { levelNear } from '#questions/difficulty.ts'

/** How screens say a first level, which is stored as an Elo rating: A1. Only ratings are shown as numbers, so that the two are not mixed up. */
export function levelName(firstLevel: number): Level {
  return levelNear(firstLevel)
}
