import type { DealtQuestion } from '#match/dealtQuestion.ts'
import { dealQuestions } from '#match/server/dealQuestions.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { FreePlayer } from '#practice/server/freePlayer.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import type { StoredQuestion } from '#practice/server/practiceStore.ts'
import type { Question } from '#questions/question.ts'
import { drawQuestions } from '#questions/server/drawQuestions.ts'
import { recordSeen } from '#questions/server/seenQuestions.ts'

/**
 * Three questions for the player, near the mean of the two ratings. They count as seen from now on, even if the player never
 * opens them, so that no match repeats them soon.
 */
export async function drawForPractice(
  tx: Transaction,
  { id, skill, rating, now }: FreePlayer,
  otherRating: number,
  sources: PracticeDependencies,
): Promise<Question[]> {
  const draw = { userIds: [id], ratings: [rating, otherRating] as const, skill, now }
  const questions = await drawQuestions(tx, draw, sources)
  await recordSeen(
    tx,
    [id],
    questions.map((question) => question.id),
  )
  return questions
}

/** Requests the clips of listening questions ahead of time. */
export function prepareSpeech(questions: readonly Question[], { voice }: PracticeDependencies): void {
  voice.prepare(questions.map(({ audioText }) => audioText).filter((text) => text !== undefined))
}

/** A stored question with the ids and order of its options; undefined if it is no longer in the bank. */
export function dealStored(
  practiceId: string,
  { seed, questionId }: StoredQuestion,
  { bank, voice }: PracticeDependencies,
): DealtQuestion | undefined {
  return dealQuestions({ id: practiceId, seed, questionIds: [questionId] }, bank, voice)[0]
}
