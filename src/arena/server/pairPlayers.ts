import { MATCHED_EVENT, type MatchedMessage } from '#arena/matchedMessage.ts'
import { partnersInOrder, type Seeker } from '#arena/pairing.ts'
import { lockFirst, type SearchingSeat, seatTogether } from '#arena/server/seatStore.ts'
import type { Pairing } from '#match/server/createMatch.ts'
import { MATCHMAKER_STAKES } from '#match/stakes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'

/** Makes the match of two players in the transaction that pairs them; returns its id. */
export type CreateMatch = (tx: Transaction, pairing: Pairing) => Promise<string>

export interface MadePair {
  matchId: string
  players: readonly [string, string]
}

/** Pairs the player of a locked seat with the best of the others whose seat nobody else is just pairing. */
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
  return matchLocked(tx, { players, skill: seat.skill, stakes: MATCHMAKER_STAKES }, createMatch)
}

/** The match of two players whose seats are locked and searching. */
export async function matchLocked(tx: Transaction, pairing: Pairing, createMatch: CreateMatch): Promise<MadePair> {
  const [one, two] = pairing.players
  const ids = [one.id, two.id] as const
  const matchId = await createMatch(tx, pairing)
  await seatTogether(tx, ids, matchId)
  return { matchId, players: ids }
}

/** Tells both players, once the pairing has been committed. */
export function matchedBroadcasts({ matchId, players }: MadePair): Broadcast[] {
  const payload: MatchedMessage = { match_id: matchId }
  return players.map((player) => ({ topic: `player:${player}`, event: MATCHED_EVENT, payload: { ...payload } }))
}
