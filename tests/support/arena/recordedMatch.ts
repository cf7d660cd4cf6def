import type { Skill } from '#rating/skill.ts'
import type { Duel } from '#tests/support/arena/matchStage.ts'
import type { PracticeDuelist, PracticePlayer, PracticeStage } from '#tests/support/arena/practiceStage.ts'

/** At this second since the match was created, `ann` or `ben` answers the question with this number, or resigns. The first opens at 4. */
export type ScriptedMove = [at: number, who: 'ann' | 'ben', number: 1 | 2 | 3 | 'resigns', choice?: 'right' | 'wrong']

/** Ann has 1 and 3, Ben 2: she answers after 7 s, wrongly after 5 s, and after 20 s. */
export const FULL_MATCH: readonly ScriptedMove[] = [
  [11, 'ann', 1, 'right'],
  [18, 'ann', 2, 'wrong'],
  [22, 'ben', 2, 'right'],
  [44, 'ann', 3, 'right'],
]
/** Long enough for each of the questions to close. */
const OVER = 300

export interface RecordedMatch {
  ann: PracticePlayer
  ben: PracticePlayer
  duel: Duel
}

/** A finished match of these users, or of two new ones, with these moves. Neither player has allowed recordings yet. */
export async function recordedMatch(
  stage: PracticeStage,
  more: { moves?: readonly ScriptedMove[]; skill?: Skill; ratings?: [number, number]; userIds?: [string, string] } = {},
): Promise<RecordedMatch> {
  const { moves = FULL_MATCH, ...options } = more
  const duel = await stage.matches.begun(options)
  for (const [at, who, number, choice = 'right'] of moves) {
    await stage.matches.at(at)
    if (number === 'resigns') await duel[who].resign()
    else await duel[who].answer(number, choice)
  }
  await stage.matches.at(OVER)
  await duel.ann.state()
  return { ann: await stage.practicePlayer(duel.ann.id), ben: await stage.practicePlayer(duel.ben.id), duel }
}

/** A match of Ann, who allows others to practice against it, and Cleo, a player who can. */
export async function offeredRecording(
  stage: PracticeStage,
): Promise<{ ann: PracticePlayer; ben: PracticePlayer; cleo: PracticePlayer; matchId: string }> {
  const { ann, ben, duel } = await recordedMatch(stage)
  await ann.allow(true)
  return { ann, ben, cleo: await stage.practicePlayer(), matchId: duel.id }
}

/** A duel with a recording, whose first question opens at 3 seconds. */
export async function begunRecording(stage: PracticeStage, player: PracticePlayer): Promise<PracticeDuelist> {
  await stage.later()
  const duel = await player.recording()
  await duel.ready()
  return duel
}
