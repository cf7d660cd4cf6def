import type { MatchmakerRequest, MatchmakerResponse } from '#arena/arenaContract.ts'
import { estimatedWait } from '#arena/estimatedWait.ts'
import { band, opponentsInOrder, SEARCH_MS } from '#arena/pairing.ts'
import { admissionProblem } from '#arena/server/admission.ts'
import { leftoverSweep, type SweepLeftovers } from '#arena/server/leftoverSweep.ts'
import { lockPair, standAndLockPair } from '#arena/server/lockedPair.ts'
import { type CreateMatch, type MadePair, matchedBroadcasts, matchLockedPair } from '#arena/server/pairPlayers.ts'
import { notePairing } from '#arena/server/queueMeters.ts'
import { readSeat, type SearchingSeat, takeSeat, touchSeat } from '#arena/server/seatStore.ts'
import { type ReadTraffic, trafficReader } from '#arena/server/traffic.ts'
import { ensureProfile } from '#identity/server/ensureProfile.ts'
import type { EpochMs, Milliseconds } from '#kit/time.ts'
import { settleMatch } from '#match/server/visitMatch.ts'
import { userNotFound } from '#platform/server/auth/account.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { sqlStateOf } from '#platform/server/http/sqlProblem.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import type { Skill } from '#rating/skill.ts'

export interface MatchmakerDependencies {
  database: Database
  createMatch: CreateMatch
  /** Called after the commit. */
  publish: (...broadcasts: readonly Broadcast[]) => void
}

/** Handles `matchmaker`: joins the search, or polls it with its ticket, and looks for an opponent each time. */
export type Matchmaker = (userId: string, request: MatchmakerRequest) => Promise<MatchmakerResponse>

/** The dependencies, and the state that the process keeps between calls. */
interface MatchmakerContext extends MatchmakerDependencies {
  sweepLeftovers: SweepLeftovers
  readTraffic: ReadTraffic
}

/** The outcome of one attempt to find an opponent. */
type Attempt = { now: EpochMs } & (
  | { status: 'paired'; pair: MadePair; seat: SearchingSeat }
  | { status: 'searching'; seat: SearchingSeat; estimatedMs: Milliseconds }
  /** The seat is in a match, which may be over. */
  | { status: 'seated'; matchId: string; isStartPending: boolean }
  | { status: 'left' }
)

/** The SQLSTATE when the account of a new seat or profile does not exist. */
const FOREIGN_KEY_VIOLATION = '23503'
/** Each attempt may find the seat in a match that has just ended, so there are several. */
const MAX_ATTEMPTS = 3

export function openMatchmaker(dependencies: MatchmakerDependencies): Matchmaker {
  const { database, createMatch } = dependencies
  const sweepLeftovers = leftoverSweep(database, createMatch)
  const context: MatchmakerContext = { ...dependencies, sweepLeftovers, readTraffic: trafficReader() }
  return async (userId, { skill_type, ticket }) => {
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
      const attempt =
        ticket === undefined
          ? await database.tx(SERVICE, (tx) => join(tx, userId, skill_type, context))
          : await poll(userId, ticket, context)
      if (attempt.status !== 'seated') return answerOf(userId, attempt, context)
      const { matchId, now } = attempt.isStartPending
        ? attempt
        : await database.tx(SERVICE, (tx) => settledSeat(tx, userId, attempt.matchId))
      if (matchId !== null) return { status: 'matched', match_id: matchId, server_now: instant(now) }
    }
    throw new Problem(503, 'matchmaker_busy', 'Failed to join queue')
  }
}

/**
 * Takes the player's seat, checks the admission and looks for an opponent. The seat comes first, because a player with a searching
 * seat cannot complete a match elsewhere, so the day's count and the rating no longer change. A thrown problem rolls the seat back.
 * If a match ended while the seat was being taken, it is taken again with the new rating.
 */
async function join(
  tx: Transaction,
  userId: string,
  skill: Skill,
  { createMatch, readTraffic }: MatchmakerContext,
): Promise<Attempt> {
  while (true) {
    const seat = await takeOwnSeat(tx, userId, skill)
    if (!seat) return notSearching(tx, userId)
    const { standing, pair } = await standAndLockPair(tx, seat, candidateIds(seat))
    const problem = await admissionProblem(tx, userId, standing, seat.now)
    if (problem) throw problem
    if (standing.rating === seat.rating) {
      if (!pair) return stillSearching(tx, seat, readTraffic)
      return { status: 'paired', pair: await matchLockedPair(tx, pair, skill, createMatch), seat, now: seat.now }
    }
  }
}

/** Looks for an opponent again. If nobody is in reach, as in most polls, this is one statement that commits by itself. */
async function poll(
  userId: string,
  ticket: string,
  { database, createMatch, readTraffic }: MatchmakerContext,
): Promise<Attempt> {
  const autocommitted = { sql: database.autocommit }
  const seat = await touchSeat(autocommitted, userId, ticket)
  if (!seat) return notSearching(autocommitted, userId)
  const ids = candidateIds(seat)
  const pairUp = async (tx: Transaction) => {
    const locked = await lockPair(tx, seat, ids)
    return locked && matchLockedPair(tx, locked, seat.skill, createMatch)
  }
  const pair = ids.length > 0 ? await database.tx(SERVICE, pairUp) : undefined
  return pair ? { status: 'paired', pair, seat, now: seat.now } : stillSearching(autocommitted, seat, readTraffic)
}

async function notSearching(tx: Pick<Transaction, 'sql'>, userId: string): Promise<Attempt> {
  const { matchId, ...seat } = await readSeat(tx, userId)
  return matchId === null ? { status: 'left', now: seat.now } : { status: 'seated', matchId, ...seat }
}

async function stillSearching(
  tx: Pick<Transaction, 'sql'>,
  seat: SearchingSeat,
  readTraffic: ReadTraffic,
): Promise<Attempt> {
  const leftMs = SEARCH_MS - seat.searchedMs
  const traffic = await readTraffic(tx, seat.skill)
  const estimatedMs = estimatedWait({ seeker: seat, others: seat.others, traffic, leftMs })
  return { status: 'searching', seat, estimatedMs, now: seat.now }
}

function candidateIds(seat: SearchingSeat): string[] {
  return opponentsInOrder(seat, seat.others).map(({ userId }) => userId)
}

/** @throws Problem 403 `user_not_found`, also if the account is being deleted concurrently */
async function takeOwnSeat(tx: Transaction, userId: string, skill: Skill): Promise<SearchingSeat | undefined> {
  try {
    return (await takeSeat(tx, userId, skill)) ?? (await takeFirstSeat(tx, userId, skill))
  } catch (error) {
    throw sqlStateOf(error) === FOREIGN_KEY_VIOLATION ? userNotFound() : error
  }
}

/** The seat of a player who may not have a profile yet. */
async function takeFirstSeat(tx: Transaction, userId: string, skill: Skill): Promise<SearchingSeat | undefined> {
  await ensureProfile(tx, userId)
  return takeSeat(tx, userId, skill)
}

/**
 * The seat after its match has been settled. It needs its own transaction: a match is locked before its seats, never after
 * them.
 */
async function settledSeat(tx: Transaction, userId: string, matchId: string) {
  await settleMatch(tx, matchId)
  return readSeat(tx, userId)
}

async function answerOf(
  userId: string,
  attempt: Exclude<Attempt, { status: 'seated' }>,
  { sweepLeftovers, publish }: MatchmakerContext,
): Promise<MatchmakerResponse> {
  const server_now = instant(attempt.now)
  if (attempt.status === 'left') return { status: 'left', server_now }
  const pairs = attempt.status === 'paired' ? [attempt.pair] : await sweepLeftovers(attempt.seat.skill)
  publish(...pairs.flatMap(matchedBroadcasts))
  if (attempt.status === 'paired') notePairing(attempt.seat.skill, attempt.pair, [attempt.seat, ...attempt.seat.others])
  const own = pairs.find(({ players }) => players.includes(userId))
  if (own) return { status: 'matched', match_id: own.matchId, server_now }
  if (attempt.status === 'paired') throw new Error('The caller is not in the pair that was made for them')
  return {
    status: 'searching',
    ticket: attempt.seat.ticket,
    band: Math.round(band(attempt.seat.waitedMs)),
    waited_ms: Math.round(attempt.seat.searchedMs),
    estimated_wait_ms: attempt.estimatedMs,
    server_now,
  }
}

function instant(at: EpochMs): string {
  return new Date(at).toISOString()
}
