import type { QuestionNo } from '#match/matchEvent.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { recordedAnswers } from '#practice/recording.ts'
import type { ScheduledChoice } from '#practice/scheduledChoice.ts'
import type { FreePlayer } from '#practice/server/freePlayer.ts'
import { insertDuel } from '#practice/server/insertDuel.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { dealStored, drawForPractice, isAskable, noteDrawn } from '#practice/server/practiceQuestions.ts'
import { insertPractice, insertQuestion, noteOpening, readQuestions } from '#practice/server/practiceStore.ts'
import type { Question } from '#questions/question.ts'

/** A practice, and the questions whose clips are to be prepared. */
export interface BegunWith {
  practiceId: string
  questions: readonly Question[]
}

/**
 * Begins the opening of a duel apart: three questions without a clock on the screen. The time that each answer takes is stored.
 * @throws Problem 429 `practice_limit_reached`
 */
export async function beginOpening(
  tx: Transaction,
  player: FreePlayer,
  dependencies: PracticeDependencies,
): Promise<BegunWith> {
  const { id: userId, skill, rating, assumedRating } = player
  const questions = await drawForPractice(tx, player, assumedRating, dependencies)
  const practiceId = await insertPractice(tx, { userId, kind: 'opening', skill, rating, strength: null })
  for (const [index, { id }] of questions.entries()) {
    await insertQuestion(tx, practiceId, { number: index + 1, questionId: id, scheduled: null })
  }
  await noteOpening(tx, practiceId)
  return { practiceId, questions }
}

/**
 * Begins the friend's duel with the questions of an opening, against the answers that it recorded: each comes after the same time,
 * and one that took a whole minute never. Undefined if a question has left the bank or is asked in rated matches now.
 * @throws Problem 429 `practice_limit_reached`
 */
export async function beginApart(
  tx: Transaction,
  player: FreePlayer,
  openingId: string,
  dependencies: PracticeDependencies,
): Promise<BegunWith | undefined> {
  const opening = await readOpening(tx, openingId, player, dependencies)
  if (!opening) return undefined
  const { questions, answers } = opening
  await noteDrawn(tx, player, questions)
  const { id: userId, skill, rating } = player
  const setup = { source: { kind: 'apart' as const, answers }, questions, recorded: null }
  return { practiceId: await insertDuel(tx, { userId, skill, rating }, setup, dependencies), questions }
}

async function readOpening(
  tx: Transaction,
  openingId: string,
  { now }: FreePlayer,
  dependencies: PracticeDependencies,
): Promise<{ questions: Question[]; answers: (ScheduledChoice | null)[] } | undefined> {
  const stored = await readQuestions(tx, openingId)
  const dealt = stored
    .map((question) => dealStored(openingId, question, dependencies))
    .filter((one) => isAskable(one, now))
  if (dealt.length < stored.length) return undefined
  const questions = dealt.map(({ question }) => question)
  const logged = stored.flatMap(({ number, answer, openedAt }, index) =>
    answer && openedAt !== null
      ? [
          {
            questionNo: number as QuestionNo,
            option: dealt[index]?.optionIds.indexOf(answer.optionId) ?? -1,
            correct: answer.correct,
            afterMs: answer.at - openedAt,
          },
        ]
      : [],
  )
  return { questions, answers: recordedAnswers(questions, logged) ?? questions.map(() => null) }
}
