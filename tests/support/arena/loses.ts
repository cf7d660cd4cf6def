import type { Duel, MatchStage } from '#tests/support/arena/matchStage.ts'

/** Seconds from the creation of a match to its first question. */
export const OPENS = 4

/** How the loser, `ben`, loses a match. */
export type Loses = (duel: Duel) => Promise<unknown>

export async function answerOnceAndResign(stage: MatchStage, { ann, ben }: Duel): Promise<void> {
  await stage.at(OPENS + 1)
  await ben.answer(1, 'wrong')
  await ann.answer(1, 'right')
  await ben.resign()
}
