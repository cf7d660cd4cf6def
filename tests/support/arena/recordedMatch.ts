import type { Skill } from '#rating/skill.ts'
import type { Duel } from '#tests/support/arena/matchStage.ts'
import type { PracticeDuelist, PracticePlayer, PracticeStage } from '#tests/support/arena/practiceStage.ts'

/** At this many seconds after the creation of the match, `ann` or `ben` answers this question, or resigns. The first question opens at 4. */
export type TimedAction = [at: number, who: 'ann' | 'ben', number: 1 | 2 | 3 | 'resigns', choice?: 'right' | 'wrong']

/** Ann wins questions 1 and 3, Ben question 2. Ann's answers come 7 s, 5 s (wrong) and 20 s after the openings. */
export const FULL_MATCH: readonly TimedAction[] = [
  [11, 'ann', 1, 'right'],
  [18, 'ann', 2, 'wrong'],
  [22, 'ben', 2, 'right'],
  [44, 'ann', 3, 'right'],
]
/** A time at which every question has closed. */
const END_SECONDS = 300

export interface RecordedMatch {
  ann: PracticePlayer
  ben: PracticePlayer
  duel: Duel
}

/**
 * Plays a match of two new players, or of the given ones, and leaves the clock at a time when its questions are practiced. No player
 * allows recordings yet.
 */
export async function recordedMatch(
  stage: PracticeStage,
  more: {
    actions?: readonly TimedAction[]
    skill?: Skill
    ratings?: [number, number]
    userIds?: [string, string]
  } = {},
): Promise<RecordedMatch> {
  const { actions = FULL_MATCH, ...options } = more
  const duel = await stage.matches.begun(options)
  for (const [at, who, number, choice = 'right'] of actions) {
    await stage.matches.at(at)
    if (number === 'resigns') await duel[who].resign()
    else await duel[who].answer(number, choice)
  }
  await stage.matches.at(END_SECONDS)
  await duel.ann.state()
  await stage.untilPracticed()
  return { ann: await stage.practicePlayer(duel.ann.id), ben: await stage.practicePlayer(duel.ben.id), duel }
}

/** Ann's match, with recordings allowed by Ann, and Cleo, who can practice against it. */
export async function offeredRecording(
  stage: PracticeStage,
): Promise<{ ann: PracticePlayer; ben: PracticePlayer; cleo: PracticePlayer; matchId: string }> {
  const { ann, ben, duel } = await recordedMatch(stage)
  await ann.allow(true)
  return { ann, ben, cleo: await stage.practicePlayer(), matchId: duel.id }
}

/** Begins a duel with a recording. Its first question opens at 3 seconds. */
export async function begunRecording(stage: PracticeStage, player: PracticePlayer): Promise<PracticeDuelist> {
  await stage.later()
  const duel = await player.recording()
  await duel.ready()
  return duel
}
