import type { ClipSource } from '#match/server/dealQuestions.ts'
import { KeptMatches } from '#match/server/keptMatches.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import type { SignOfLife } from '#platform/server/realtime/channelRule.ts'
import type { Bank } from '#questions/bank.ts'

export type Publish = (...broadcasts: readonly Broadcast[]) => void

export interface MatchParts {
  database: Database
  bank: Bank
  voice: ClipSource
  /** Called after the commit. */
  publish: Publish
  /** Whether a socket of this node is in the channel. */
  hasSocketIn: (topic: string) => boolean
  /** Called when a player of a match is heard from. It may collect the signs and store them a little later. */
  noteSign: (sign: SignOfLife) => Promise<void> | void
}

export interface MatchDependencies extends MatchParts {
  kept: KeptMatches
}

/** Call it once per node. */
export function openMatches(parts: MatchParts): MatchDependencies {
  return { ...parts, kept: new KeptMatches(parts) }
}
