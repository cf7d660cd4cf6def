import type { Level } from '#korean/level.ts'
import { levelNear } from '#questions/difficulty.ts'

/** Every grade has its own daily round. */
export const GRADES = ['a1', 'a2-b1', 'b2'] as const
export type Grade = (typeof GRADES)[number]

export const GRADE_NAMES: Record<Grade, string> = { a1: 'A1', 'a2-b1': 'A2–B1', b2: 'B2 and above' }

/** The levels of the grade's questions. */
export const GRADE_LEVELS: Record<Grade, readonly Level[]> = {
  a1: ['A1'],
  'a2-b1': ['A2', 'B1'],
  b2: ['B2', 'C1', 'C2'],
}

/** The grade for a player with this Elo rating or first level. */
export function gradeNear(rating: number): Grade {
  const level = levelNear(rating)
  return GRADES.find((grade) => GRADE_LEVELS[grade].includes(level)) ?? 'a1'
}
