import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { BegunPractice, RecordingOffer } from '#practice/practiceContract.ts'
import { chosenRecording } from '#practice/recording.ts'
import { type FreePlayer, freePlayer } from '#practice/server/freePlayer.ts'
import { type DuelSetup, insertDuel } from '#practice/server/insertDuel.ts'
import type { PracticeCaller } from '#practice/server/practiceCaller.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { drawForPractice, noteDrawn, prepareSpeech } from '#practice/server/practiceQuestions.ts'
import { readRecordings, type StoredRecording } from '#practice/server/recordingStore.ts'
import type { Skill } from '#rating/skill.ts'

/**
 * Begins a duel with a program of this strength, or as strong as the player (null). The questions are drawn as for a match
 * between the two.
 * @throws Problem 409 `in_match`, 429 `practice_limit_reached`
 */
export function beginPartnerDuel(
  dependencies: PracticeDependencies,
  caller: PracticeCaller,
  wanted: { skill: Skill; strength: number | null },
): Promise<BegunPractice> {
  return beginDuel(dependencies, caller, wanted.skill, async (tx, player) => {
    const strength = wanted.strength ?? player.assumedRating
    const questions = await drawForPractice(tx, player, strength, dependencies)
    return { source: { kind: 'partner', strength }, questions, recorded: null }
  })
}

/**
 * Begins a duel with another player's recorded answers, with the questions of their match. The questions count as seen from now on.
 * @throws Problem 409 `in_match`, 404 `no_recording`, 429 `practice_limit_reached`
 */
export function beginRecordingDuel(
  dependencies: PracticeDependencies,
  caller: PracticeCaller,
  skill: Skill,
): Promise<BegunPractice> {
  return beginDuel(dependencies, caller, skill, async (tx, player) => {
    const recording = await findRecording(tx, player, dependencies)
    if (!recording) throw new Problem(404, 'no_recording', 'There is no recording near your level right now.')
    const { answers, questions } = recording
    await noteDrawn(tx, player, questions)
    return { source: { kind: 'recording', answers }, questions, recorded: recording }
  })
}

/**
 * Whether there is a recording to play against.
 * @throws Problem 409 `in_match`
 */
export function offerRecording(
  dependencies: PracticeDependencies,
  caller: PracticeCaller,
  skill: Skill,
): Promise<RecordingOffer> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const recording = await findRecording(tx, await freePlayer(tx, caller, skill), dependencies)
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

/**
 * Begins a duel with the opponent that `setUp` finds.
 * @throws Problem 409 `in_match`, and what `setUp` throws
 */
async function beginDuel(
  dependencies: PracticeDependencies,
  caller: PracticeCaller,
  skill: Skill,
  setUp: (tx: Transaction, player: FreePlayer) => Promise<DuelSetup>,
): Promise<BegunPractice> {
  const { id, questions } = await dependencies.database.tx(SERVICE, async (tx) => {
    const player = await freePlayer(tx, caller, skill)
    const setup = await setUp(tx, player)
    const { id: userId, rating } = player
    return { id: await insertDuel(tx, { userId, skill, rating }, setup, dependencies), questions: setup.questions }
  })
  prepareSpeech(questions, dependencies)
  return { practice_id: id }
}
