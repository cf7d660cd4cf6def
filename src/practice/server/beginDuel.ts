import type { Voice } from '#match/server/dealQuestions.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { partnerAnswer } from '#practice/partner.ts'
import type { BegunPractice } from '#practice/practiceContract.ts'
import { freePlayer } from '#practice/server/freePlayer.ts'
import { insertDuel, insertQuestion } from '#practice/server/practiceStore.ts'
import type { Bank } from '#questions/bank.ts'
import { effectiveRating } from '#questions/questionRating.ts'
import { drawQuestions } from '#questions/server/drawQuestions.ts'
import { readQuestionRatings } from '#questions/server/questionRatings.ts'
import { recordSeen } from '#questions/server/seenQuestions.ts'
import type { Skill } from '#rating/skill.ts'

export interface PracticeDependencies {
  database: Database
  bank: Bank
  voice: Voice
  /** In [0, 1), as `Math.random`: draws questions, and what the partner does. */
  random: () => number
}

/**
 * A duel with a program of this strength, or one as strong as the player. Its questions are drawn like those of a match between
 * the two and count as seen from now on; what the partner will do in each is drawn as well, once.
 * @throws Problem 409 `in_match`
 */
export async function beginDuel(
  dependencies: PracticeDependencies,
  userId: string,
  wanted: { skill: Skill; strength: number | null },
): Promise<BegunPractice> {
  const { database, bank, voice, random } = dependencies
  const { skill } = wanted
  const { practiceId, questions } = await database.tx(SERVICE, async (tx) => {
    const { rating, now } = await freePlayer(tx, userId, skill)
    const strength = wanted.strength ?? rating
    const draw = { userIds: [userId], ratings: [rating, strength] as const, skill, now }
    const drawn = await drawQuestions(tx, draw, { bank, random })
    const ids = drawn.map(({ id }) => id)
    const learnt = await readQuestionRatings(tx, ids)
    const id = await insertDuel(tx, { userId, skill, rating, strength })
    for (const [index, question] of drawn.entries()) {
      const difficulty = effectiveRating(question.difficulty, learnt.get(question.id))
      const partner = partnerAnswer({ question, difficulty, strength }, random)
      await insertQuestion(tx, id, { number: index + 1, questionId: question.id, partner })
    }
    await recordSeen(tx, [userId], ids)
    return { practiceId: id, questions: drawn }
  })
  voice.prepare(questions.map(({ audioText }) => audioText).filter((text) => text !== undefined))
  return { practice_id: practiceId }
}
