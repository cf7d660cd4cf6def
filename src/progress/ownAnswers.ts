import type { EpochMs } from '#kit/time.ts'
import { type MatchCourse, opponentOf } from '#match/course.ts'
import type { PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import type { LostTo } from '#progress/givenAnswer.ts'

/** What a player made of one question of a match. */
export interface OwnAnswer {
  questionNo: QuestionNo
  at: EpochMs
  /** Null if the player did not answer. */
  optionId: string | null
  /** Why the player did not answer in time; null if they answered. */
  lostTo: LostTo | null
}

/**
 * What a player made of the questions of a match that is over. A question that was open when the match was given up is left out, unless
 * the player had answered it.
 */
export function ownAnswers({ questions, outcome }: MatchCourse, player: PlayerIndex): OwnAnswer[] {
  return questions.flatMap(({ number, closedAt, answers, lateAnswers, point }): OwnAnswer[] => {
    const own = answers[player] ?? lateAnswers[player]
    if (own) return [{ questionNo: number, at: own.at, optionId: own.optionId, lostTo: null }]
    if (closedAt === null || outcome === null || closedAt >= outcome.at) return []
    const lostTo = point === opponentOf(player) ? 'opponent' : 'clock'
    return [{ questionNo: number, at: closedAt, optionId: null, lostTo }]
  })
}
