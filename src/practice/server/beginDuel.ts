import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { type AnswerSource, plannedAnswers } from '#practice/answerSource.ts'
import type { BegunPractice } from '#practice/practiceContract.ts'
import { type FreePlayer, freePlayer } from '#practice/server/freePlayer.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { prepareSpeech } from '#practice/server/practiceQuestions.ts'
import { insertPractice, insertQuestion } from '#practice/server/practiceStore.ts'
import { insertRecording, type RecordedSide } from '#practice/server/recordingStore.ts'
import type { Question } from '#questions/question.ts'
import { effectiveRating } from '#questions/questionRating.ts'
import { readQuestionRatings } from '#questions/server/questionRatings.ts'
import type { Skill } from '#rating/skill.ts'

/** An opponent, and the questions that were drawn for the duel with it. */
export interface Meeting {
  source: AnswerSource
  questions: readonly Question[]
  /** Whose answers they are; null for a program. */
  recorded: RecordedSide | null
}

/**
 * A duel of the player with whom they meet. What the opponent will do in each question is settled here, once.
 * @throws Problem 409 `in_match`, and what `meet` throws
 */
export async function beginDuel(
  dependencies: PracticeDependencies,
  userId: string,
  skill: Skill,
  meet: (tx: Transaction, player: FreePlayer) => Promise<Meeting>,
): Promise<BegunPractice> {
  const { id, questions } = await dependencies.database.tx(SERVICE, async (tx) => {
    const player = await freePlayer(tx, userId, skill)
    const meeting = await meet(tx, player)
    return { id: await insertDuel(tx, player, meeting, dependencies), questions: meeting.questions }
  })
  prepareSpeech(questions, dependencies)
  return { practice_id: id }
}

async function insertDuel(
  tx: Transaction,
  { id: userId, skill, rating }: FreePlayer,
  { source, questions, recorded }: Meeting,
  { random }: PracticeDependencies,
): Promise<string> {
  const strength = source.kind === 'partner' ? source.strength : null
  const practiceId = await insertPractice(tx, { userId, kind: source.kind, skill, rating, strength })
  if (recorded) await insertRecording(tx, practiceId, recorded)
  const learned = await readQuestionRatings(
    tx,
    questions.map(({ id }) => id),
  )
  const rated = questions.map((question) => ({
    question,
    difficulty: effectiveRating(question.difficulty, learned.get(question.id)),
  }))
  const planned = plannedAnswers(source, rated, random)
  for (const [index, { id }] of questions.entries()) {
    await insertQuestion(tx, practiceId, { number: index + 1, questionId: id, planned: planned[index] ?? null })
  }
  return practiceId
}
