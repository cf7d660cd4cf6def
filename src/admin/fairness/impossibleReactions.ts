import type { NamedPlayer } from '#admin/fairness/matchFacts.ts'
import type { ImpossibleReactions } from '#admin/fairness/suspicion.ts'
import { REACTIONS } from '#admin/fairness/thresholds.ts'
import type { Milliseconds } from '#kit/time.ts'

/** How fast a player answers. Times are the server's, so they include the network. */
export interface ReactionRecord {
  player: NamedPlayer
  answers: number
  medianMs: Milliseconds
  /** Answers within `REACTIONS.fastMs`, and the right ones among them. */
  fast: number
  fastRight: number
  matches: string[]
}

/** Too many right answers for luck that come faster than a question can be read, from a player who is usually slower or always that fast. */
export function impossibleReactions({ player, ...record }: ReactionRecord): ImpossibleReactions | null {
  const { answers, medianMs, fast, fastRight } = record
  const isKnowing = fastRight >= REACTIONS.leastRight && fastRight >= REACTIONS.rightShare * fast
  const isUnlikeOthers = medianMs >= REACTIONS.medianTimes * REACTIONS.fastMs
  const isThroughout = fast >= REACTIONS.throughoutShare * answers
  return isKnowing && (isUnlikeOthers || isThroughout) ? { kind: 'reactions', players: [player], ...record } : null
}
