import { MATCHED_EVENT, type MatchedMessage } from '#arena/matchedMessage.ts'
import { partnersInOrder, type Seeker } from '#arena/pairing.ts'
import { lockFirst, type SearchingSeat, seatTogether } from '#arena/server/seatStore.ts'
import type { Pairing } from '#match/server/createMatch.ts'
import { MATCHMAKER_STAKES } from '#match/stakes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'

/** Creates the match of two players in the transaction that pairs them. Returns its id. */
export type CreateMatch = (tx: Transaction, pairing: Pairing) => Promise<string>

export interface MadePair {
  matchId: string
  players: readonly [string, string]
}

/** Pairs the player of a locked seat with the best opponent whose seat is not locked by another pairing. */
export async function pairSeat(
  tx: Transaction,
  seat: SearchingSeat,
  others: readonly Seeker[],
  createMatch: CreateMatch,
): Promise<MadePair | undefined> {
  const partners = partnersInOrder(seat, others).map(({ userId }) => userId)
  const partner = partners.length > 0 && (await lockFirst(tx, seat.skill, partners))
  if (!partner) return undefined
  const players: Pairing['players'] = [partner, { id: seat.userId, rating: seat.rating }]
  return matchLockedSeats(tx, { players, skill: seat.skill, stakes: MATCHMAKER_STAKES }, createMatch)
}

/** Creates the match of two players whose searching seats are locked. */
export async function matchLockedSeats(tx: Transaction, pairing: Pairing, createMatch: CreateMatch): Promise<MadePair> {
  const [one, two] = pairing.players
  const ids = [one.id, two.id] as const
  const matchId = await createMatch(tx, pairing)
  await seatTogether(tx, ids, matchId)
  return { matchId, players: ids }
}

/** The messages to both players. Publish them after the commit. */
export function matchedBroadcasts({ matchId, players }: MadePair): Broadcast[] {
  const payload: MatchedMessage = { match_id: matchId }
  return players.map((player) => ({ topic: `player:${player}`, event: MATCHED_EVENT, payload: { ...payload } }))
}
