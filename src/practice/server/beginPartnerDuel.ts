import type { BegunPractice } from '#practice/practiceContract.ts'
import { beginDuel } from '#practice/server/beginDuel.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { drawForPractice } from '#practice/server/practiceQuestions.ts'
import type { Skill } from '#rating/skill.ts'

/**
 * A duel with a program of this strength, or one as strong as the player (null). Its questions are drawn like those of a match
 * between the two.
 * @throws Problem 409 `in_match`
 */
export function beginPartnerDuel(
  dependencies: PracticeDependencies,
  userId: string,
  wanted: { skill: Skill; strength: number | null },
): Promise<BegunPractice> {
  return beginDuel(dependencies, userId, wanted.skill, async (tx, player) => {
    const strength = wanted.strength ?? player.rating
    const questions = await drawForPractice(tx, player, strength, dependencies)
    return { source: { kind: 'partner', strength }, questions, recorded: null }
  })
}
