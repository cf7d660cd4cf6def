import type { MatchmakerAnswer, MatchmakerRequest } from '#arena/arenaContract.ts'
import { estimatedWait } from '#arena/estimatedWait.ts'
import { band, SEARCH_MS } from '#arena/pairing.ts'
import { demandAdmission } from '#arena/server/admission.ts'
import type { SweepLeftovers } from '#arena/server/leftoverSweep.ts'
import { type CreateMatch, type MadePair, matchedBroadcasts, pairSeat } from '#arena/server/pairPlayers.ts'
import { fillSeat, nearestSeekers, readSeat, type SearchingSeat, takeSeat, touchSeat } from '#arena/server/seatStore.ts'
import { readTraffic } from '#arena/server/traffic.ts'
import { ensureProfile } from '#identity/server/ensureProfile.ts'
import type { EpochMs, Milliseconds } from '#kit/time.ts'
import { settleMatch } from '#match/server/visitMatch.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import type { Skill } from '#rating/skill.ts'

export interface MatchmakerDependencies {
  database: Database
  createMatch: CreateMatch
  sweepLeftovers: SweepLeftovers
  publish: (...broadcasts: readonly Broadcast[]) => void
}

/** What one look for an opponent came to. */
type Look = { now: EpochMs } & (
  | { status: 'paired'; pair: MadePair }
  | { status: 'searching'; seat: SearchingSeat; estimatedMs: Milliseconds }
  /** The seat is in a match, which may be over. */
  | { status: 'seated'; matchId: string }
  | { status: 'left' }
)

/** So often may the seat turn out to be in a match that is just over. */
const MOST_LOOKS = 3

/** Joins the search, or polls it with its ticket; looks for an opponent each time. */
export async function matchmaker(
  userId: string,
  request: MatchmakerRequest,
  dependencies: MatchmakerDependencies,
): Promise<MatchmakerAnswer> {
  const { database } = dependencies
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const look = await database.tx(SERVICE, (tx) => lookForOpponent(tx, userId, request, dependencies))
    if (look.status !== 'seated') return answerOf(userId, look, dependencies)
    const { matchId, now } = await database.tx(SERVICE, (tx) => settledSeat(tx, userId, look.matchId))
    if (matchId !== null) return { status: 'matched', match_id: matchId, server_now: instant(now) }
  }
  throw new Problem(503, 'matchmaker_busy', 'Failed to join queue')
}

async function lookForOpponent(
  tx: Transaction,
  userId: string,
  { skill_type, ticket }: MatchmakerRequest,
  { createMatch }: MatchmakerDependencies,
): Promise<Look> {
  const seat = ticket === undefined ? await join(tx, userId, skill_type) : await touchSeat(tx, userId, ticket)
  if (!seat) {
    const { matchId, now } = await readSeat(tx, userId)
    return matchId === null ? { status: 'left', now } : { status: 'seated', matchId, now }
  }
  const { skill, now } = seat
  const others = await nearestSeekers(tx, seat)
  const pair = await pairSeat(tx, seat, others, createMatch)
  if (pair) return { status: 'paired', pair, now }
  const leftMs = SEARCH_MS - seat.searchedMs
  const estimatedMs = estimatedWait({ seeker: seat, others, traffic: await readTraffic(tx, skill), leftMs })
  return { status: 'searching', seat, estimatedMs, now }
}

/** Undefined when the player's seat is in a match. */
async function join(tx: Transaction, userId: string, skill: Skill): Promise<SearchingSeat | undefined> {
  await ensureProfile(tx, userId)
  if (!(await takeSeat(tx, userId, skill))) return undefined
  const seat = await fillSeat(tx, userId)
  await demandAdmission(tx, userId, seat.now)
  return seat
}

/** The seat once the match is up to date. In a transaction of its own: a match is locked before its seats, never after them. */
async function settledSeat(tx: Transaction, userId: string, matchId: string) {
  await settleMatch(tx, matchId)
  return readSeat(tx, userId)
}

async function answerOf(
  userId: string,
  look: Exclude<Look, { status: 'seated' }>,
  { sweepLeftovers, publish }: MatchmakerDependencies,
): Promise<MatchmakerAnswer> {
  const server_now = instant(look.now)
  if (look.status === 'left') return { status: 'left', server_now }
  const pairs = look.status === 'paired' ? [look.pair] : await sweepLeftovers(look.seat.skill)
  publish(...pairs.flatMap(matchedBroadcasts))
  const own = pairs.find(({ players }) => players.includes(userId))
  if (own) return { status: 'matched', match_id: own.matchId, server_now }
  if (look.status === 'paired') throw new Error('Somebody was paired without being one of the two')
  return {
    status: 'searching',
    ticket: look.seat.ticket,
    band: Math.round(band(look.seat.waitedMs)),
    waited_ms: Math.round(look.seat.searchedMs),
    estimated_wait_ms: look.estimatedMs,
    server_now,
  }
}

function instant(at: EpochMs): string {
  return new Date(at).toISOString()
}
