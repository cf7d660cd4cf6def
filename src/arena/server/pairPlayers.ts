import { MATCHED_EVENT, type MatchedMessage } from '#arena/matchedMessage.ts'
import { partnersInOrder, type Seeker } from '#arena/pairing.ts'
import { lockFirst, type RatedPlayer, type SearchingSeat, seatTogether } from '#arena/server/seatStore.ts'
import type { Pairing } from '#match/server/createMatch.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import type { Skill } from '#rating/skill.ts'

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
  return matchLocked(tx, seat.skill, [partner, { id: seat.userId, rating: seat.rating }], createMatch)
}

/** The match of two players whose seats are locked and searching. */
export async function matchLocked(
  tx: Transaction,
  skill: Skill,
  players: [RatedPlayer, RatedPlayer],
  createMatch: CreateMatch,
): Promise<MadePair> {
  const ids = [players[0].id, players[1].id] as const
  const matchId = await createMatch(tx, { players, skill })
  await seatTogether(tx, ids, matchId)
  return { matchId, players: ids }
}

/** Tells both players, once the pairing has been committed. */
export function matchedBroadcasts({ matchId, players }: MadePair): Broadcast[] {
  const payload: MatchedMessage = { match_id: matchId }
  return players.map((player) => ({ topic: `player:${player}`, event: MATCHED_EVENT, payload: { ...payload } }))
}
