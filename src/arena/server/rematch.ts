import { admissionProblem } from '#arena/server/admission.ts'
import type { MatchmakerDependencies } from '#arena/server/matchmaker.ts'
import { type CreateMatch, type MadePair, matchedBroadcasts, matchLocked } from '#arena/server/pairPlayers.ts'
import { countSeated, giveBackSeats, type RatedPlayer, rateSeat, takeFreeSeat } from '#arena/server/seatStore.ts'
import { readStanding } from '#arena/server/standing.ts'
import type { EpochMs } from '#kit/time.ts'
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
import type { Skill } from '#rating/skill.ts'

/** What a call came to; `changed`: both players are to be told. */
type Outcome = { status: 'waiting' | 'declined'; changed: boolean } | { status: 'matched'; pair: MadePair }

/** The two who would play again. */
interface Both {
  skill: Skill
  /** The caller first. */
  ids: readonly [string, string]
  now: EpochMs
}

/**
 * One call of the wire's `match-rematch`: says that the player wants to play again, or does not, and makes the match once both
 * want it. What they said lies in the database; under the lock of the match that they played the two take turns.
 * @throws Problem 404, 403 for who does not play in it, 409 `match_not_finished`, 429 for who may play no other match now
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

/** Whoever waited for this player waits no longer. */
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
  const pair = both && due === 'pair' ? await pairAgain(tx, both, createMatch) : undefined
  if (!pair) {
    await dropOffer(tx, match.id, player)
    return { status: 'declined', changed: isOffered }
  }
  await noteRematch(tx, match.id, pair.matchId)
  return { status: 'matched', pair }
}

/** Undefined once the opponent's account is gone. */
function bothOf({ match, player }: FinishedMatch): Both | undefined {
  const [own, theirs] = [match.players[player].id, match.players[opponentOf(player)].id]
  if (own === null || theirs === null) return undefined
  return { skill: match.skill, ids: [own, theirs], now: match.now }
}

/** Neither is searching or playing elsewhere, and both have matches left. */
async function mayPlay(tx: Transaction, both: Both): Promise<boolean> {
  return (await countSeated(tx, both.ids)) === 0 && (await admitted(tx, both)) !== undefined
}

/**
 * The match of both, in seats of their own; undefined when either has a seat elsewhere or may play no other match. As in a
 * search the seats come first: who has one completes no match meanwhile.
 */
async function pairAgain(tx: Transaction, both: Both, createMatch: CreateMatch): Promise<MadePair | undefined> {
  const taken: string[] = []
  // Everybody in the same order, or two calls could wait for each other.
  for (const id of both.ids.toSorted()) if (await takeFreeSeat(tx, id, both.skill)) taken.push(id)
  const players = taken.length === both.ids.length ? await admitted(tx, both) : undefined
  if (!players) {
    await giveBackSeats(tx, taken)
    return undefined
  }
  for (const { id, rating } of players) await rateSeat(tx, id, rating)
  return matchLocked(tx, both.skill, players, createMatch)
}

/** Both with their ratings; undefined when the opponent may not play now. @throws Problem 429 when the caller may not */
async function admitted(
  tx: Transaction,
  { ids: [own, theirs], skill, now }: Both,
): Promise<[RatedPlayer, RatedPlayer] | undefined> {
  const [ownStanding, theirStanding] = [await readStanding(tx, own, skill), await readStanding(tx, theirs, skill)]
  const problem = await admissionProblem(tx, own, ownStanding, now)
  if (problem) throw problem
  if (await admissionProblem(tx, theirs, theirStanding, now)) return undefined
  return [
    { id: own, rating: ownStanding.rating },
    { id: theirs, rating: theirStanding.rating },
  ]
}
