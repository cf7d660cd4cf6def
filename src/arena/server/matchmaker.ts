import type { MatchmakerAnswer, MatchmakerRequest } from '#arena/arenaContract.ts'
import { estimatedWait } from '#arena/estimatedWait.ts'
import { band, partnersInOrder, SEARCH_MS } from '#arena/pairing.ts'
import { admissionProblem } from '#arena/server/admission.ts'
import { leftoverSweep, type SweepLeftovers } from '#arena/server/leftoverSweep.ts'
import { type CreateMatch, type MadePair, matchedBroadcasts, matchPartners } from '#arena/server/pairPlayers.ts'
import { lockPartner, type Partner, standAndLockPartner } from '#arena/server/partner.ts'
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
export type Matchmaker = (userId: string, request: MatchmakerRequest) => Promise<MatchmakerAnswer>

/** The dependencies, and the state that the process keeps between calls. */
interface MatchmakerContext extends MatchmakerDependencies {
  sweepLeftovers: SweepLeftovers
  readTraffic: ReadTraffic
}

/** A player's seat, and the opponent whose seat is locked for them; undefined if there is none in reach. */
interface Search {
  seat: SearchingSeat
  partner: Partner | undefined
}

/** The outcome of one attempt to find an opponent. */
type Attempt = { now: EpochMs } & (
  | { status: 'paired'; pair: MadePair }
  | { status: 'searching'; seat: SearchingSeat; estimatedMs: Milliseconds }
  /** The seat is in a match, which may be over. */
  | { status: 'seated'; matchId: string; isReady: boolean }
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
  return async (userId, request) => {
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
      const attempt = await database.tx(SERVICE, (tx) => findOpponent(tx, userId, request, context))
      if (attempt.status !== 'seated') return answerOf(userId, attempt, context)
      const { matchId, now } = attempt.isReady
        ? attempt
        : await database.tx(SERVICE, (tx) => settledSeat(tx, userId, attempt.matchId))
      if (matchId !== null) return { status: 'matched', match_id: matchId, server_now: instant(now) }
    }
    throw new Problem(503, 'matchmaker_busy', 'Failed to join queue')
  }
}

async function findOpponent(
  tx: Transaction,
  userId: string,
  { skill_type, ticket }: MatchmakerRequest,
  { createMatch, readTraffic }: MatchmakerContext,
): Promise<Attempt> {
  const search = ticket === undefined ? await join(tx, userId, skill_type) : await poll(tx, userId, ticket)
  if (!search) {
    const { matchId, ...seat } = await readSeat(tx, userId)
    return matchId === null ? { status: 'left', now: seat.now } : { status: 'seated', matchId, ...seat }
  }
  const { seat, partner } = search
  const { skill, rating, now } = seat
  if (partner) {
    const pair = await matchPartners(tx, partner, { id: userId, rating, skill }, createMatch)
    return { status: 'paired', pair, now }
  }
  const leftMs = SEARCH_MS - seat.searchedMs
  const traffic = await readTraffic(tx, skill)
  const estimatedMs = estimatedWait({ seeker: seat, others: seat.others, traffic, leftMs })
  return { status: 'searching', seat, estimatedMs, now }
}

/**
 * Takes the player's seat and checks the admission; undefined if the seat is in a match. The seat comes first, because a player
 * with a searching seat cannot complete a match elsewhere, so the day's count and the rating no longer change. A thrown problem
 * rolls the seat back. If a match ended while the seat was being taken, it is taken again with the new rating.
 */
async function join(tx: Transaction, userId: string, skill: Skill): Promise<Search | undefined> {
  while (true) {
    const seat = await takeOwnSeat(tx, userId, skill)
    if (!seat) return undefined
    const { standing, partner } = await standAndLockPartner(tx, seat, partnerIds(seat))
    const problem = await admissionProblem(tx, userId, standing, seat.now)
    if (problem) throw problem
    if (standing.rating === seat.rating) return { seat, partner }
  }
}

async function poll(tx: Transaction, userId: string, ticket: string): Promise<Search | undefined> {
  const seat = await touchSeat(tx, userId, ticket)
  if (!seat) return undefined
  const ids = partnerIds(seat)
  return { seat, partner: ids.length > 0 ? await lockPartner(tx, seat, ids) : undefined }
}

function partnerIds(seat: SearchingSeat): string[] {
  return partnersInOrder(seat, seat.others).map(({ userId }) => userId)
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
): Promise<MatchmakerAnswer> {
  const server_now = instant(attempt.now)
  if (attempt.status === 'left') return { status: 'left', server_now }
  const pairs = attempt.status === 'paired' ? [attempt.pair] : await sweepLeftovers(attempt.seat.skill)
  publish(...pairs.flatMap(matchedBroadcasts))
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
