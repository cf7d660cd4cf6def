import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { BegunPractice, RecordingOffer } from '#practice/practiceContract.ts'
import { chosenRecording } from '#practice/recording.ts'
import { beginDuel } from '#practice/server/beginDuel.ts'
import { type FreePlayer, freePlayer } from '#practice/server/freePlayer.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { readRecordings, type StoredRecording } from '#practice/server/recordingStore.ts'
import { recordSeen } from '#questions/server/seenQuestions.ts'
import type { Skill } from '#rating/skill.ts'

/**
 * A duel with somebody's recorded answers, on the questions of their match. These count as seen from now on.
 * @throws Problem 409 `in_match`, 404 `no_recording`
 */
export function beginRecordingDuel(
  dependencies: PracticeDependencies,
  userId: string,
  skill: Skill,
): Promise<BegunPractice> {
  return beginDuel(dependencies, userId, skill, async (tx, player) => {
    const recording = await findRecording(tx, player, dependencies)
    if (!recording) throw new Problem(404, 'no_recording', 'There is no recording near your level just now.')
    const { answers, questions } = recording
    await recordSeen(
      tx,
      [player.id],
      questions.map(({ id }) => id),
    )
    return { source: { kind: 'recording', answers }, questions, recorded: recording }
  })
}

/**
 * Whether such a duel could begin.
 * @throws Problem 409 `in_match`
 */
export function offerRecording(
  dependencies: PracticeDependencies,
  userId: string,
  skill: Skill,
): Promise<RecordingOffer> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const recording = await findRecording(tx, await freePlayer(tx, userId, skill), dependencies)
    return { offered: recording !== undefined }
  })
}

async function findRecording(
  tx: Transaction,
  player: FreePlayer,
  dependencies: PracticeDependencies,
): Promise<StoredRecording | undefined> {
  return chosenRecording(await readRecordings(tx, player, dependencies), player.rating, dependencies.random)
}
