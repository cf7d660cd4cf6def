import type { NamedPlayer } from '#admin/fairness/matchFacts.ts'
import type { ImpossibleReactions } from '#admin/fairness/suspicion.ts'
import { REACTIONS } from '#admin/fairness/thresholds.ts'
import type { Milliseconds } from '#kit/time.ts'

/** How fast a player answers. The server measures the times, so they include network delays. */
export interface ReactionRecord {
  player: NamedPlayer
  answers: number
  medianMs: Milliseconds
  /** Answers within `REACTIONS.fastMs`, and how many of them are right. */
  fast: number
  fastRight: number
  matches: string[]
}

/** Finds a player with too many right answers for luck that came before the question could be read. The player is usually slower, or always that fast. */
export function impossibleReactions({ player, ...record }: ReactionRecord): ImpossibleReactions | null {
  const { answers, medianMs, fast, fastRight } = record
  const isKnowing = fastRight >= REACTIONS.leastRight && fastRight >= REACTIONS.rightShare * fast
  const isUnlikeOthers = medianMs >= REACTIONS.medianTimes * REACTIONS.fastMs
  const isThroughout = fast >= REACTIONS.throughoutShare * answers
  return isKnowing && (isUnlikeOthers || isThroughout) ? { kind: 'reactions', players: [player], ...record } : null
}
