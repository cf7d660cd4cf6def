import type { EpochMs } from '#kit/time.ts'
import type { Bank } from '#questions/bank.ts'
import type { Question } from '#questions/question.ts'
import type { LearnedRating } from '#questions/questionRating.ts'
import type { DrawnUse } from '#questions/questionUse.ts'
import {
  questionCandidates,
  recentPoints,
  type Seen,
  selectQuestions,
  targetRating,
} from '#questions/selectQuestions.ts'
import type { Skill } from '#rating/skill.ts'

export interface QuestionSources {
  bank: Bank
  /** The learned ratings by the questions' ids. */
  learned: ReadonlyMap<string, LearnedRating>
  /** In [0, 1), as `Math.random`. */
  random: () => number
}

/** The players for whom questions are drawn: near the mean of the two ratings, and none that they saw lately. */
export interface Draw {
  ratings: readonly [number, number]
  /** When any of the players last saw a question, by its id. */
  seen: ReadonlyMap<string, Seen>
  skill: Skill
  use: DrawnUse
  now: EpochMs
}

/** The three questions of a match or a practice, easiest first. */
export function drawQuestions(
  { ratings, seen, skill, use, now }: Draw,
  { bank, learned, random }: QuestionSources,
): Question[] {
  const target = targetRating(ratings, random)
  const candidates = questionCandidates({ pool: bank.of(skill), use, target, seen, now, random })
  return selectQuestions({ candidates, target, learned, recent: recentPoints(seen, bank.get), random })
}
