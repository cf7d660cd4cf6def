import { MATCHED_EVENT, type MatchedMessage } from '#arena/matchedMessage.ts'
import type { LockedPair } from '#arena/server/lockedPair.ts'
import type { CreatedMatch, Pairing } from '#match/server/createMatch.ts'
import { MATCHMAKER_STAKES } from '#match/stakes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import type { Skill } from '#rating/skill.ts'

/** Creates the match of two players in the transaction that pairs them, and puts their searching seats into it. */
export type CreateMatch = (tx: Transaction, pairing: Pairing) => Promise<CreatedMatch>

export interface MadePair {
  matchId: string
  players: readonly [string, string]
}

/** Creates the match of two players who were searching. */
export function matchLockedPair(
  tx: Transaction,
  pair: LockedPair,
  skill: Skill,
  createMatch: CreateMatch,
): Promise<MadePair> {
  return matchLockedSeats(tx, { ...pair, skill, stakes: MATCHMAKER_STAKES }, createMatch)
}

/** Creates the match of two players whose searching seats are locked. */
export async function matchLockedSeats(tx: Transaction, pairing: Pairing, createMatch: CreateMatch): Promise<MadePair> {
  const [one, two] = pairing.players
  const { id, seated } = await createMatch(tx, pairing)
  if (seated !== 2) throw new Error('A seat was taken although it was locked')
  return { matchId: id, players: [one.id, two.id] }
}

/** The messages to both players. Publish them after the commit. */
export function matchedBroadcasts({ matchId, players }: MadePair): Broadcast[] {
  const payload: MatchedMessage = { match_id: matchId }
  return players.map((player) => ({ topic: `player:${player}`, event: MATCHED_EVENT, payload: { ...payload } }))
}
