import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { isPlaced, placedRating, placementSkill, placementStart } from '#practice/placement.ts'
import type { BegunPractice, KnownLevel } from '#practice/practiceContract.ts'
import { noteFirstLevel, readFirstLevel } from '#practice/server/firstLevel.ts'
import { type FreePlayer, freePlayer } from '#practice/server/freePlayer.ts'
import type { PracticeCaller } from '#practice/server/practiceCaller.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { noteDrawn } from '#practice/server/practiceQuestions.ts'
import {
  insertPractice,
  insertQuestion,
  noteEnd,
  noteOpening,
  type PracticeHead,
  readQuestions,
} from '#practice/server/practiceStore.ts'
import { type AskedQuestion, placedAnswers } from '#practice/untimed.ts'
import { drawQuestions } from '#questions/drawQuestions.ts'
import type { Question } from '#questions/question.ts'
import { readSeen } from '#questions/server/seenQuestions.ts'
import { SKILLS } from '#rating/skill.ts'

/** The skill that a placement is stored with. Its questions are of more than one. */
const STORED_SKILL = 'vocab'

/**
 * Begins the five questions that find a new player's level, at the level that is known.
 * @throws Problem 409 `in_match`, 429 `practice_limit_reached`
 */
export function beginPlacement(dependencies: PracticeDependencies, caller: PracticeCaller): Promise<BegunPractice> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const player = await freePlayer(tx, caller, STORED_SKILL)
    const start = placementStart(await readFirstLevel(tx, caller.userId))
    const practiceId = await insertPractice(tx, {
      userId: caller.userId,
      kind: 'placement',
      skill: STORED_SKILL,
      rating: start,
      strength: null,
    })
    await openPlaced(tx, { practiceId, number: 1, rating: start }, player, dependencies)
    return { practice_id: practiceId }
  })
}

export function knownLevel(dependencies: PracticeDependencies, { userId }: PracticeCaller): Promise<KnownLevel> {
  return dependencies.database.tx(SERVICE, async (tx) => ({ level: await readFirstLevel(tx, userId) }))
}

/** Opens the next question, at the rating of the answers so far. After the last one, it stores it as the first level and ends the placement. */
export async function goOnPlacing(
  tx: Transaction,
  { id, rating, now, asked }: Pick<PracticeHead, 'rating' | 'now'> & { id: string; asked: readonly AskedQuestion[] },
  player: FreePlayer,
  dependencies: PracticeDependencies,
): Promise<Question[]> {
  const answers = placedAnswers(asked)
  const placed = placedRating(rating, answers)
  if (!isPlaced(answers.length)) {
    const number = 1 + (await readQuestions(tx, id)).length
    return [await openPlaced(tx, { practiceId: id, number, rating: placed }, player, dependencies)]
  }
  await noteFirstLevel(tx, player.id, SKILLS, placed)
  await noteEnd(tx, id, now)
  return []
}

async function openPlaced(
  tx: Transaction,
  { practiceId, number, rating }: { practiceId: string; number: number; rating: number },
  player: FreePlayer,
  sources: PracticeDependencies,
): Promise<Question> {
  const [seen, skill] = [await readSeen(tx, [player.id]), placementSkill(number)]
  const draw = { ratings: [rating, rating] as const, seen, skill, use: 'practice' as const, now: player.now }
  const [, question] = drawQuestions(draw, sources)
  if (!question) throw new Error('Fewer questions were drawn than a match has')
  await noteDrawn(tx, player, [question])
  await insertQuestion(tx, practiceId, { number, questionId: question.id, scheduled: null })
  await noteOpening(tx, practiceId)
  return question
}
