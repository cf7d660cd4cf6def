import type { EpochMs } from '#kit/time.ts'
import type { DealtQuestion } from '#match/dealtQuestion.ts'
import { dealQuestions } from '#match/server/dealQuestions.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { readableBank } from '#practice/guestBank.ts'
import { pageBank } from '#practice/pagePoints.ts'
import type { FreePlayer } from '#practice/server/freePlayer.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import type { StoredQuestion } from '#practice/server/practiceStore.ts'
import { countPractice } from '#practice/server/practiceUsage.ts'
import { drawQuestions } from '#questions/drawQuestions.ts'
import type { Question } from '#questions/question.ts'
import { questionUse } from '#questions/questionUse.ts'
import { readSeen, recordSeen } from '#questions/server/seenQuestions.ts'

/**
 * Three questions for the player, near the mean of the player's rating (`assumedRating`) and the other rating; of listening, none with
 * Hangul to read if the player cannot read it. They count as seen from now on, even if the player never opens them.
 * @throws Problem 429 `practice_limit_reached`
 */
export async function drawForPractice(
  tx: Transaction,
  player: FreePlayer,
  otherRating: number,
  sources: PracticeDependencies,
  page: string | null = null,
): Promise<Question[]> {
  const { id, skill, assumedRating, readsHangul, now } = player
  const seen = await readSeen(tx, [id])
  const readable = readsHangul ? sources.bank : readableBank(sources.bank)
  const bank = page === null ? readable : pageBank(readable, sources.pagePoints.get(page) ?? [])
  const draw = { ratings: [assumedRating, otherRating] as const, seen, skill, use: 'practice' as const, now }
  const questions = drawQuestions(draw, { ...sources, bank })
  await noteDrawn(tx, player, questions)
  return questions
}

/**
 * Records that the player has seen these questions, and counts them toward the day's practice.
 * @throws Problem 429 `practice_limit_reached`
 */
export async function noteDrawn(tx: Transaction, player: FreePlayer, questions: readonly Question[]): Promise<void> {
  await recordSeen(
    tx,
    [player.id],
    questions.map(({ id }) => id),
  )
  await countPractice(tx, player, questions.length)
}

/** Requests the clips of listening questions ahead of time. */
export function prepareSpeech(questions: readonly Question[], { voice }: PracticeDependencies): void {
  voice.prepare(questions.map(({ audio }) => audio).filter((said) => said !== undefined))
}

/** A stored question with the ids and order of its options; undefined if it is no longer in the bank. */
export function dealStored(
  practiceId: string,
  { seed, questionId }: Pick<StoredQuestion, 'seed' | 'questionId'>,
  { bank, voice }: PracticeDependencies,
): DealtQuestion | undefined {
  return dealQuestions({ id: practiceId, seed, questionIds: [questionId] }, bank, voice)[0]
}

/** Whether the question may still be asked: it is in the bank, and rated matches do not ask it now. */
export function isAskable(dealt: DealtQuestion | undefined, now: EpochMs): dealt is DealtQuestion {
  return dealt !== undefined && questionUse(dealt.question, now) !== 'rated'
}
