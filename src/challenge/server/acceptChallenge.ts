import type { MatchmakerDependencies } from '#arena/server/matchmaker.ts'
import { admitted, type AgreedPair, type PairRefusal, pairFreePlayers } from '#arena/server/pairFreePlayers.ts'
import { type CreateMatch, type MadePair, matchedBroadcasts } from '#arena/server/pairPlayers.ts'
import { readSeat } from '#arena/server/seatStore.ts'
import { acceptance, agreedStakes } from '#challenge/challenge.ts'
import type { AcceptAnswer, AcceptRequest, WaitingReason } from '#challenge/challengeContract.ts'
import { alreadySeated, challengeNotFound, challengeProblem } from '#challenge/server/challengeProblem.ts'
import { noteTaken, readChallenge, type StoredChallenge } from '#challenge/server/challengeStore.ts'
import { ensureProfile } from '#identity/server/ensureProfile.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'

type Outcome = { matchId: string; pair?: MadePair } | { waiting: WaitingReason }

const WAITING: Record<Exclude<PairRefusal, 'seat/own'>, WaitingReason> = {
  'seat/theirs': 'busy',
  'seat/their-pause': 'busy',
  'seat/their-limit': 'spent',
}

/**
 * One call of the wire's `challenge-accept`: makes the match of the two, once, as soon as both are there and free. A friend who
 * waits asks again; nothing is kept of that.
 * @throws Problem 404; 409 for one's own challenge, one that is over, or who has a seat elsewhere; 429 who may play no match now
 */
export async function acceptChallenge(
  { database, createMatch, publish }: MatchmakerDependencies,
  userId: string,
  request: AcceptRequest,
): Promise<AcceptAnswer> {
  const outcome = await database.tx(SERVICE, (tx) => accept(tx, userId, request, createMatch))
  if ('waiting' in outcome) return { status: 'waiting', reason: outcome.waiting }
  if (outcome.pair) publish(...matchedBroadcasts(outcome.pair))
  return { status: 'matched', match_id: outcome.matchId }
}

async function accept(
  tx: Transaction,
  userId: string,
  { code, rated }: AcceptRequest,
  createMatch: CreateMatch,
): Promise<Outcome> {
  const look = await lookAt(tx, userId, code)
  if ('matchId' in look) return look
  const { challenge, isHere } = look
  await ensureProfile(tx, userId)
  const stakes = agreedStakes(challenge.wantsRated, rated)
  const both: AgreedPair = { skill: challenge.skill, stakes, ids: [userId, challenge.challengerId], now: challenge.now }
  const allowed = await admitted(tx, both)
  if (!allowed.ok) return notYet(tx, userId, code, allowed.refusal)
  if (!isHere) return { waiting: 'away' }
  const pair = await pairFreePlayers(tx, both, createMatch)
  if (!pair.ok) return notYet(tx, userId, code, pair.refusal)
  const { matchId } = pair.value
  if (!(await noteTaken(tx, code, { friendId: userId, wantsRated: rated, matchId }))) {
    // What is thrown here undoes the match.
    await lookAt(tx, userId, code)
    throw new Error('An open challenge could not be taken')
  }
  return { matchId, pair: pair.value }
}

/** The challenge while this player can accept it, or the match that came of it. @throws Problem for everybody else */
async function lookAt(
  tx: Transaction,
  userId: string,
  code: string,
): Promise<{ challenge: StoredChallenge; isHere: boolean } | { matchId: string }> {
  const challenge = await readChallenge(tx, code)
  if (!challenge) throw challengeNotFound()
  const { friendId, matchId, now } = challenge
  if (friendId === userId && matchId !== null) return { matchId }
  const verdict = acceptance(challenge, userId, now)
  if (!verdict.ok) throw challengeProblem(verdict.refusal)
  return { challenge, isHere: verdict.value === 'now' }
}

/** Why the two are not paired: because somebody was faster, it may be, or the friend in another tab. */
async function notYet(tx: Transaction, userId: string, code: string, refusal: PairRefusal): Promise<Outcome> {
  const look = await lookAt(tx, userId, code)
  if ('matchId' in look) return look
  if (refusal === 'seat/own') throw alreadySeated((await readSeat(tx, userId)).matchId)
  return { waiting: WAITING[refusal] }
}
