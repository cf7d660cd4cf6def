import type { Transaction } from '#platform/server/database/database.ts'
import { type AnswerSource, scheduleFrom } from '#practice/answerSource.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { insertPractice, insertQuestion } from '#practice/server/practiceStore.ts'
import { insertRecording, type RecordedSide } from '#practice/server/recordingStore.ts'
import type { Question } from '#questions/question.ts'
import { effectiveRating } from '#questions/questionRating.ts'
import { readQuestionRatings } from '#questions/server/questionRatings.ts'
import type { Skill } from '#rating/skill.ts'

/** An opponent and the questions of a new duel. */
export interface DuelSetup {
  source: AnswerSource
  questions: readonly Question[]
  /** The recorded player's side; null for a program. */
  recorded: RecordedSide | null
}

/** Stores a new duel and returns its id. What the opponent will do in each question is fixed here. */
export async function insertDuel(
  tx: Transaction,
  player: { userId: string | null; skill: Skill; rating: number },
  { source, questions, recorded }: DuelSetup,
  { random }: Pick<PracticeDependencies, 'random'>,
): Promise<string> {
  const strength = source.kind === 'partner' ? source.strength : null
  const practiceId = await insertPractice(tx, { ...player, kind: source.kind, strength })
  if (recorded) await insertRecording(tx, practiceId, recorded)
  const learned = await readQuestionRatings(
    tx,
    questions.map(({ id }) => id),
  )
  const rated = questions.map((question) => ({
    question,
    difficulty: effectiveRating(question.difficulty, learned.get(question.id)),
  }))
  const schedule = scheduleFrom(source, rated, random)
  for (const [index, { id }] of questions.entries()) {
    await insertQuestion(tx, practiceId, { number: index + 1, questionId: id, scheduled: schedule[index] ?? null })
  }
  return practiceId
}
