import type { EpochMs, Milliseconds } from '#kit/time.ts'
import { currentQuestion, type MatchCourse } from '#match/course.ts'
import type { MatchState, Pair } from '#match/matchContract.ts'
import type { EventBody, MatchEvent, PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import { replay } from '#match/replay.ts'
import type { Stakes } from '#match/stakes.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { DiscountReason } from '#rating/discount.ts'
import type { RatingChange } from '#rating/ratingChange.ts'
import type { Skill } from '#rating/skill.ts'

/** A match as it is stored in the database. */
export interface StoredMatch {
  id: string
  skill: Skill
  status: MatchState['match']['status']
  rated: boolean
  stakes: Stakes
  createdAt: EpochMs
  /** The match's own time: the clock when it was read, but never earlier than its log or than what a player was shown. */
  now: EpochMs
  /** When a phase that began by time alone was last shown; null if none was. */
  shownAt: EpochMs | null
  seed: Uint8Array
  questionIds: string[]
  /** The questions' estimated ratings; empty for a match from an older release. */
  questionEstimates: number[]
  /** The numbers of the listening questions; empty for a match from an older release. */
  listeningQuestions: QuestionNo[]
  events: MatchEvent[]
  players: Pair<StoredPlayer>
}

export interface StoredPlayer {
  /** Null once the account was deleted. */
  id: string | null
  displayName: string | null
  /** The name that the opponent may see; empty until the player has chosen a name. */
  publicName: string | null
  /** The rating and the number of rated matches at pairing. */
  rating: number
  games: number
  /** Null without a seat in this match, because it is over or the account was deleted. */
  seenAt: EpochMs | null
  change: StoredChange | null
}

/** `lowered`: why the match moved the rating less than usual. */
export interface StoredChange extends Omit<RatingChange, 'after'> {
  lowered: DiscountReason | null
}

/** Locks the match until the transaction ends. A match is always locked before its seats. */
export async function lockMatch(tx: Transaction, matchId: string): Promise<void> {
  await tx.sql('select 1 as one from matches where id = $1 for no key update', [matchId])
}

/** Locks the match if the user is one of its players. For other users, it neither locks nor waits. */
export async function lockMatchOf(tx: Transaction, matchId: string, userId: string): Promise<void> {
  await tx.sql('select 1 as one from matches where id = $1 and $2 in (player1_id, player2_id) for no key update', [
    matchId,
    userId,
  ])
}

/** Locks the match unless it is over or another transaction has locked it. Returns whether it did. */
export async function lockOpenMatch(tx: Transaction, matchId: string): Promise<boolean> {
  const rows = await tx.sql(
    `select 1 as one from matches where id = $1 and status in ('ready', 'playing') for no key update skip locked`,
    [matchId],
  )
  return rows.length > 0
}

export async function loadMatch(tx: Pick<Transaction, 'sql'>, matchId: string): Promise<StoredMatch | undefined> {
  const [row] = await tx.sql<MatchRow>(LOAD, [matchId])
  if (!row) return undefined
  const { events, ...match } = row
  return { ...match, events: events.map(eventOf) }
}

export function courseOf(match: StoredMatch): MatchCourse {
  return replay(match, match.events, match.now)
}

/** Whether the phase began by time alone and was not shown yet. An earlier write may then still be in progress. */
export function isFirstSight({ createdAt, events, shownAt }: StoredMatch, { since }: MatchCourse): boolean {
  return since > Math.max(createdAt, events.at(-1)?.at ?? 0, shownAt ?? 0)
}

/** Records what is shown, so that no later write gets an earlier time, even if the clock goes back. Call it only under the lock. */
export async function noteFirstSight(tx: Transaction, match: StoredMatch): Promise<StoredMatch> {
  await tx.sql('update matches set shown_at = $2 where id = $1', [match.id, new Date(match.now)])
  return { ...match, shownAt: match.now }
}

/**
 * The same without the lock, and only if no later sight is recorded. Read the log again afterwards, because an event may have come
 * before it.
 */
export async function noteFirstSightUnlocked(database: Database, matchId: string, since: EpochMs): Promise<void> {
  await database.autocommit(
    `update matches set shown_at = greatest(shown_at, date_trunc('milliseconds', app_now()))
     where id = $1 and status in ('ready', 'playing') and (shown_at is null or shown_at < $2::timestamptz)`,
    [matchId, new Date(since)],
  )
}

/** Appends an event that happened now. Call it only under the lock, so that the log is in the order of time. */
export async function appendEvent(
  tx: Transaction,
  match: StoredMatch,
  player: PlayerIndex,
  body: EventBody,
): Promise<StoredMatch> {
  const event: MatchEvent = { seq: (match.events.at(-1)?.seq ?? 0) + 1, at: match.now, player, ...body }
  const questionNo = 'questionNo' in event ? event.questionNo : null
  const answer = event.kind === 'answer' ? [event.optionId, event.correct, sinceOpening(match)] : NO_ANSWER
  await tx.sql(
    `insert into app.match_events (match_id, seq, player, kind, question_no, option_id, correct, after_ms, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [match.id, event.seq, event.player, event.kind, questionNo, ...answer, new Date(event.at)],
  )
  return { ...match, events: [...match.events, event] }
}

const NO_ANSWER = [null, null, null]

/** How long the current question has been open, also if it has just closed. */
function sinceOpening(match: StoredMatch): Milliseconds | null {
  const question = currentQuestion(courseOf(match))
  return question ? match.now - question.opensAt : null
}

/** An event as SQL returns it. */
export interface EventRow {
  seq: number
  at: EpochMs
  player: PlayerIndex
  /** `next` is only in practice. */
  kind: Exclude<MatchEvent['kind'], 'next'>
  questionNo: QuestionNo | null
  optionId: string | null
  correct: boolean | null
}

type MatchRow = Omit<StoredMatch, 'events'> & { events: EventRow[] }

export function eventOf({ seq, at, player, kind, questionNo, optionId, correct }: EventRow): MatchEvent {
  const occurrence = { seq, at, player }
  if (kind !== 'answer' && kind !== 'loaded') return { ...occurrence, kind }
  if (questionNo === null) throw new Error(`Event ${seq} has no question`)
  if (kind === 'loaded') return { ...occurrence, kind, questionNo }
  if (optionId === null || correct === null) throw new Error(`Answer ${seq} is incomplete`)
  return { ...occurrence, kind, questionNo, optionId, correct }
}

/** Instants are in whole milliseconds. `seq` orders events within a millisecond. */
const LOAD = `
  select m.id, m.skill_type as skill, m.status, m.rated, json_build_object('betweenFriends', m.between_friends, 'counts', m.counts) as stakes,
    s.seed, s.question_ids as "questionIds", s.question_priors as "questionEstimates",
    to_json(s.heard) as "listeningQuestions",
    floor(extract(epoch from m.created_at) * 1000)::float8 as "createdAt",
    floor(extract(epoch from greatest(app_now(), m.shown_at, m.completed_at,
      (select max(e.at) from app.match_events e where e.match_id = m.id))) * 1000)::float8 as now,
    floor(extract(epoch from m.shown_at) * 1000)::float8 as "shownAt",
    (select coalesce(json_agg(json_build_object(
        'seq', e.seq, 'at', floor(extract(epoch from e.at) * 1000)::int8, 'player', e.player, 'kind', e.kind,
        'questionNo', e.question_no, 'optionId', e.option_id, 'correct', e.correct) order by e.seq), '[]')
      from app.match_events e where e.match_id = m.id) as events,
    (select json_agg(json_build_object(
        'id', p.id, 'displayName', profiles.display_name, 'publicName', app.public_name(profiles), 'rating', p.rating, 'games', p.games,
        'seenAt', floor(extract(epoch from seat.seen_at) * 1000)::int8,
        'change', case when c.match_id is not null then json_build_object('before', c.before, 'delta', c.delta, 'lowered', c.lowered) end) order by p.place)
      from (values (0, m.player1_id, m.player1_rating, m.player1_games),
                   (1, m.player2_id, m.player2_rating, m.player2_games)) as p (place, id, rating, games)
      left join profiles on profiles.id = p.id
      left join match_queue seat on seat.user_id = p.id and seat.match_id = m.id
      left join rating_changes c on c.user_id = p.id and c.match_id = m.id) as players
  from matches m join app.match_secrets s on s.match_id = m.id
  where m.id = $1`
