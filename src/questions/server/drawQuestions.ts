import type { EpochMs } from '#kit/time.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Bank } from '#questions/bank.ts'
import type { Question } from '#questions/question.ts'
import type { DrawnUse } from '#questions/questionUse.ts'
import { questionCandidates, recentPoints, selectQuestions, targetRating } from '#questions/selectQuestions.ts'
import { readQuestionRatings } from '#questions/server/questionRatings.ts'
import { readSeen } from '#questions/server/seenQuestions.ts'
import type { Skill } from '#rating/skill.ts'

export interface QuestionSources {
  bank: Bank
  /** In [0, 1), as `Math.random`. */
  random: () => number
}

/** The players for whom questions are drawn: near the mean of the two ratings, and none that any of these users saw lately. */
export interface Draw {
  userIds: readonly string[]
  ratings: readonly [number, number]
  skill: Skill
  use: DrawnUse
  now: EpochMs
}

/** The three questions of a match or a practice, easiest first. */
export async function drawQuestions(
  tx: Transaction,
  { userIds, ratings, skill, use, now }: Draw,
  { bank, random }: QuestionSources,
): Promise<Question[]> {
  const seen = await readSeen(tx, userIds)
  const target = targetRating(ratings, random)
  const candidates = questionCandidates({ pool: bank.of(skill), use, target, seen, now, random })
  const learned = await readQuestionRatings(
    tx,
    candidates.map(({ id }) => id),
  )
  const recent = recentPoints(seen, bank.get)
  return selectQuestions({ candidates, target, learned, recent, random })
}
