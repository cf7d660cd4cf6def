import type { MatchmakerDependencies } from '#arena/server/matchmaker.ts'
import { type AgreedPair, admitted, pairFreePlayers } from '#arena/server/pairFreePlayers.ts'
import { type CreateMatch, type MadePair, matchedBroadcasts } from '#arena/server/pairPlayers.ts'
import { countSeated } from '#arena/server/seatStore.ts'
import { opponentOf } from '#match/course.ts'
import type { RematchRequest, RematchResponse } from '#match/matchContract.ts'
import { REMATCH_EVENT } from '#match/matchMessage.ts'
import { isoTime } from '#match/playerView.ts'
import { type Rematch, rematchClosesAt, rematchDue } from '#match/rematch.ts'
import { type FinishedMatch, finishedMatchOf } from '#match/server/matchOf.ts'
import { lockMatchOf } from '#match/server/matchStore.ts'
import { dropOffer, noteRematch, noteWish, readRematch } from '#match/server/rematchStore.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'

/** The outcome of a call. `changed`: both players must be notified. */
type Outcome = { status: 'waiting' | 'declined'; changed: boolean } | { status: 'matched'; pair: MadePair }

/**
 * Handles `match-rematch`: stores whether the player wants to play again, and creates the match once both want it. The lock of
 * the finished match serializes the calls of the two players.
 * @throws Problem 404; 403 unless the caller is one of its players; 409 `match_not_finished`; 429 if the caller may not play
 * another match now
 */
export async function askRematch(
  { database, createMatch, publish }: MatchmakerDependencies,
  userId: string,
  { match_id, decline }: RematchRequest,
): Promise<RematchResponse> {
  const { made, outcome, now } = await database.tx(SERVICE, async (tx) => {
    await lockMatchOf(tx, match_id, userId)
    const own = await finishedMatchOf(tx, match_id, userId)
    const { now } = own.match
    const rematch = await readRematch(tx, match_id)
    if (rematch.matchId !== null) return { made: rematch.matchId, now }
    return { outcome: decline ? await declined(tx, own, rematch) : await wanted(tx, own, rematch, createMatch), now }
  })
  const server_now = isoTime(now)
  if (made !== undefined) return { status: 'matched', match_id: made, server_now }
  publish(...broadcasts(match_id, outcome))
  if (outcome.status === 'matched') return { status: 'matched', match_id: outcome.pair.matchId, server_now }
  return { status: outcome.status, server_now }
}

function broadcasts(matchId: string, outcome: Outcome): Broadcast[] {
  const changed = { topic: `match:${matchId}`, event: REMATCH_EVENT, payload: { match_id: matchId } }
  if (outcome.status === 'matched') return [changed, ...matchedBroadcasts(outcome.pair)]
  return outcome.changed ? [changed] : []
}

/** Stores that the player declines, and ends the opponent's waiting. */
async function declined(tx: Transaction, { match, player, course }: FinishedMatch, { wishes }: Rematch) {
  const changed = rematchClosesAt(course) !== null && wishes[player]?.wish !== 'declined'
  if (changed) {
    await noteWish(tx, match.id, player, { wish: 'declined', seenAt: match.now })
    await dropOffer(tx, match.id, opponentOf(player))
  }
  return { status: 'declined', changed } as const
}

/** Stores that the player wants a rematch, or creates it. A refused wish is not stored, so the opponent cannot accept it later. */
async function wanted(
  tx: Transaction,
  own: FinishedMatch,
  rematch: Rematch,
  createMatch: CreateMatch,
): Promise<Outcome> {
  const { match, player, course } = own
  const isOffered = rematch.wishes[player]?.wish === 'wants'
  const both = agreedPairOf(own)
  const due = rematchDue(course, rematch, player)
  if (both && due === 'waiting' && (await mayPlay(tx, both))) {
    await noteWish(tx, match.id, player, { wish: 'wants', seenAt: match.now })
    return { status: 'waiting', changed: !isOffered }
  }
  const pair = both && due === 'pair' ? await pairFreePlayers(tx, both, createMatch) : undefined
  if (!pair?.ok) {
    await dropOffer(tx, match.id, player)
    return { status: 'declined', changed: isOffered }
  }
  await noteRematch(tx, match.id, pair.value.matchId)
  return { status: 'matched', pair: pair.value }
}

/** Undefined if the opponent's account was deleted. */
function agreedPairOf({ match, player }: FinishedMatch): AgreedPair | undefined {
  const [own, theirs] = [match.players[player].id, match.players[opponentOf(player)].id]
  if (own === null || theirs === null) return undefined
  return { skill: match.skill, stakes: match.stakes, ids: [own, theirs], now: match.now }
}

/** Whether neither is searching or playing elsewhere, and both have matches left. */
async function mayPlay(tx: Transaction, both: AgreedPair): Promise<boolean> {
  return (await countSeated(tx, both.ids)) === 0 && (await admitted(tx, both)).ok
}
