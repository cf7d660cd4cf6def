import { SERVICE } from '#platform/server/database/database.ts'
import { partnerAnswer } from '#practice/partner.ts'
import type { BegunPractice } from '#practice/practiceContract.ts'
import { freePlayer } from '#practice/server/freePlayer.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { drawForPractice, prepareSpeech } from '#practice/server/practiceQuestions.ts'
import { insertPractice, insertQuestion } from '#practice/server/practiceStore.ts'
import { effectiveRating } from '#questions/questionRating.ts'
import { readQuestionRatings } from '#questions/server/questionRatings.ts'
import type { Skill } from '#rating/skill.ts'

/**
 * A duel with a program of this strength, or one as strong as the player (null). Its questions are drawn like those of a match
 * between the two; what the partner will do in each is drawn as well, once.
 * @throws Problem 409 `in_match`
 */
export async function beginDuel(
  dependencies: PracticeDependencies,
  userId: string,
  wanted: { skill: Skill; strength: number | null },
): Promise<BegunPractice> {
  const { database, random } = dependencies
  const { id, questions } = await database.tx(SERVICE, async (tx) => {
    const player = await freePlayer(tx, userId, wanted.skill)
    const { skill, rating } = player
    const strength = wanted.strength ?? rating
    const drawn = await drawForPractice(tx, player, strength, dependencies)
    const learnt = await readQuestionRatings(
      tx,
      drawn.map((question) => question.id),
    )
    const practiceId = await insertPractice(tx, { userId, kind: 'partner', skill, rating, strength })
    for (const [index, question] of drawn.entries()) {
      const difficulty = effectiveRating(question.difficulty, learnt.get(question.id))
      const partner = partnerAnswer({ question, difficulty, strength }, random)
      await insertQuestion(tx, practiceId, { number: index + 1, questionId: question.id, partner })
    }
    return { id: practiceId, questions: drawn }
  })
  prepareSpeech(questions, dependencies)
  return { practice_id: id }
}
