import type { MatchmakerDependencies } from '#arena/server/matchmaker.ts'
import { admitted, type Both, pairFree } from '#arena/server/pairFree.ts'
import { type CreateMatch, type MadePair, matchedBroadcasts } from '#arena/server/pairPlayers.ts'
import { countSeated } from '#arena/server/seatStore.ts'
import { opponentOf } from '#match/course.ts'
import type { RematchAnswer, RematchRequest } from '#match/matchContract.ts'
import { REMATCH_EVENT } from '#match/matchMessage.ts'
import { isoTime } from '#match/playerView.ts'
import { type Rematch, rematchClosesAt, rematchDue } from '#match/rematch.ts'
import { type FinishedMatch, finishedMatchOf } from '#match/server/matchOf.ts'
import { lockMatchOf } from '#match/server/matchStore.ts'
import { dropOffer, noteRematch, noteWish, readRematch } from '#match/server/rematchStore.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'

/** What a call came to; `changed`: both players are to be told. */
type Outcome = { status: 'waiting' | 'declined'; changed: boolean } | { status: 'matched'; pair: MadePair }

/**
 * One call of the wire's `match-rematch`: says that the player wants to play again, or does not, and makes the match once both
 * want it. What they said lies in the database; under the lock of the match that they played the two take turns.
 * @throws Problem 404, 403 for anybody but its players, 409 `match_not_finished`, 429 for who may play no other match now
 */
export async function askRematch(
  { database, createMatch, publish }: MatchmakerDependencies,
  userId: string,
  { match_id, decline }: RematchRequest,
): Promise<RematchAnswer> {
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
  const told = { topic: `match:${matchId}`, event: REMATCH_EVENT, payload: { match_id: matchId } }
  if (outcome.status === 'matched') return [told, ...matchedBroadcasts(outcome.pair)]
  return outcome.changed ? [told] : []
}

/** The opponent, if waiting for this player, stops waiting. */
async function declined(tx: Transaction, { match, player, course }: FinishedMatch, { wishes }: Rematch) {
  const changed = rematchClosesAt(course) !== null && wishes[player]?.wish !== 'declined'
  if (changed) {
    await noteWish(tx, match.id, player, { wish: 'declined', seenAt: match.now })
    await dropOffer(tx, match.id, opponentOf(player))
  }
  return { status: 'declined', changed } as const
}

/** A wish that comes to nothing is not kept: a later one of the opponent's finds nobody waiting. */
async function wanted(
  tx: Transaction,
  own: FinishedMatch,
  rematch: Rematch,
  createMatch: CreateMatch,
): Promise<Outcome> {
  const { match, player, course } = own
  const isOffered = rematch.wishes[player]?.wish === 'wants'
  const both = bothOf(own)
  const due = rematchDue(course, rematch, player)
  if (both && due === 'waiting' && (await mayPlay(tx, both))) {
    await noteWish(tx, match.id, player, { wish: 'wants', seenAt: match.now })
    return { status: 'waiting', changed: !isOffered }
  }
  const pair = both && due === 'pair' ? await pairFree(tx, both, createMatch) : undefined
  if (!pair?.ok) {
    await dropOffer(tx, match.id, player)
    return { status: 'declined', changed: isOffered }
  }
  await noteRematch(tx, match.id, pair.value.matchId)
  return { status: 'matched', pair: pair.value }
}

/** Undefined once the opponent's account is gone. */
function bothOf({ match, player }: FinishedMatch): Both | undefined {
  const [own, theirs] = [match.players[player].id, match.players[opponentOf(player)].id]
  if (own === null || theirs === null) return undefined
  return { skill: match.skill, stakes: match.stakes, ids: [own, theirs], now: match.now }
}

/** Neither is searching or playing elsewhere, and both have matches left. */
async function mayPlay(tx: Transaction, both: Both): Promise<boolean> {
  return (await countSeated(tx, both.ids)) === 0 && (await admitted(tx, both)).ok
}
