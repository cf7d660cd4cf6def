import type { MatchmakerDependencies } from '#arena/server/matchmaker.ts'
import { type AgreedPair, admitted, type PairRefusal, pairFreePlayers } from '#arena/server/pairFreePlayers.ts'
import { type CreateMatch, type MadePair, matchedBroadcasts } from '#arena/server/pairPlayers.ts'
import { readSeat } from '#arena/server/seatStore.ts'
import { acceptance, agreedStakes } from '#challenge/challenge.ts'
import type { AcceptChallengeResponse, AcceptRequest, WaitingReason } from '#challenge/challengeContract.ts'
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
 * Handles `challenge-accept`: creates the match as soon as both players are present and free. A waiting friend repeats the request;
 * nothing is stored about it.
 * @throws Problem 404; 409 for the caller's own challenge, a challenge that is over, or a caller with a seat elsewhere; 429 if the
 * caller may not play another match now
 */
export async function acceptChallenge(
  { database, createMatch, publish }: MatchmakerDependencies,
  userId: string,
  request: AcceptRequest,
): Promise<AcceptChallengeResponse> {
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
  const found = await readAcceptable(tx, userId, code)
  if ('matchId' in found) return found
  const { challenge, isHere } = found
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
    // An error thrown here rolls the match back.
    await readAcceptable(tx, userId, code)
    throw new Error('An open challenge could not be taken')
  }
  return { matchId, pair: pair.value }
}

/**
 * The challenge if this player can accept it, or the match if they already have.
 * @throws Problem otherwise
 */
async function readAcceptable(
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

/**
 * The outcome after a refused pairing. Another player, or the same friend in another tab, may have accepted the challenge
 * meanwhile.
 */
async function notYet(tx: Transaction, userId: string, code: string, refusal: PairRefusal): Promise<Outcome> {
  const found = await readAcceptable(tx, userId, code)
  if ('matchId' in found) return found
  if (refusal === 'seat/own') throw alreadySeated((await readSeat(tx, userId)).matchId)
  return { waiting: WAITING[refusal] }
}
