import { finalScore, type MatchCourse, type Outcome, opponentOf } from '#match/course.ts'
import { givenUpWhen, unratedReason } from '#match/givenUp.ts'
import type { Pair } from '#match/matchContract.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import { isRequeued, statusOf } from '#match/playerView.ts'
import { type EarlierMatches, earlierMatches } from '#match/server/earlierMatches.ts'
import type { StoredChange, StoredMatch } from '#match/server/matchStore.ts'
import { COUNTED_STATUS } from '#plans/matchLimit.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type AnsweredQuestion, learnQuestionRatings } from '#questions/server/questionRatings.ts'
import { insertSeen } from '#questions/server/seenQuestions.ts'
import { discountOf, isRatedAfter } from '#rating/discount.ts'
import { kFactor } from '#rating/kFactor.ts'
import { expectedScore, type MatchScore, ratingChange } from '#rating/ratingChange.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/**
 * Records the result of a match that is over: ratings and their ledger, statistics, daily usage and questions seen. It also frees
 * the seats; after a match that was called off, the players who were ready search again. It runs exactly once: the first call to
 * change the status does everything in its transaction. Returns the match as it is stored then; undefined if the result was recorded
 * before.
 */
export async function finalizeMatch(
  tx: Transaction,
  match: StoredMatch,
  course: MatchCourse,
): Promise<StoredMatch | undefined> {
  const { outcome } = course
  if (!outcome) throw new Error(`Match ${match.id} is not over`)
  const { counts } = match.stakes
  const earlier = unratedReason(course, match.stakes) === null ? await earlierMatches(tx, match) : null
  const rated = earlier !== null && isRatedAfter(earlier.sameOpponent)
  const changes = rated ? ratingChanges(match, course, outcome, earlier) : NO_CHANGES
  const closed = await tx.sql(CLOSE[match.skill], closeParameters({ match, course, outcome, rated, changes }))
  if (closed.length === 0) return undefined
  // Friends in an unrated match may tell each other the answers.
  if (counts && outcome.reason !== 'void') await learnQuestionRatings(tx, answeredQuestions(match, course))
  const [one, two] = match.players
  return {
    ...match,
    status: statusOf(course),
    rated,
    shownAt: match.now,
    players: [
      { ...one, seenAt: null, change: storedChange(changes[0]) },
      { ...two, seenAt: null, change: storedChange(changes[1]) },
    ],
  }
}

/** Null for a player whose rating does not change. */
type Changes = Pair<RatingRow | null>
const NO_CHANGES: Changes = [null, null]

/** The columns of `rating_changes` that differ between the two players. */
interface RatingRow extends StoredChange {
  k: number
  expected: number
  score: MatchScore
}

function ratingChanges(match: StoredMatch, course: MatchCourse, outcome: Outcome, earlier: EarlierMatches): Changes {
  const changeOf = (player: PlayerIndex): RatingRow | null => {
    const [own, opponent] = [match.players[player], match.players[opponentOf(player)]]
    if (own.id === null) return null
    const wonEarly = outcome.winner === player && givenUpWhen(course) === 'early'
    const { halvings, reason } = discountOf({
      sameOpponent: earlier.sameOpponent,
      earlyWins: wonEarly ? earlier.earlyWins[player] : 0,
      unknownWins: earlier.unknownWins[player],
    })
    const k = kFactor(own.games, halvings)
    const score = matchScore(outcome, player)
    const { before, delta } = ratingChange(own.rating, opponent.rating, score, k)
    return { before, delta, k, expected: expectedScore(own.rating, opponent.rating), score, lowered: reason }
  }
  return [changeOf(0), changeOf(1)]
}

function storedChange(change: RatingRow | null): StoredChange | null {
  return change && { before: change.before, delta: change.delta, lowered: change.lowered }
}

interface Close {
  match: StoredMatch
  course: MatchCourse
  outcome: Outcome
  rated: boolean
  changes: Changes
}

function closeParameters({ match, course, outcome, rated, changes }: Close): unknown[] {
  const winner = outcome.winner === null ? null : match.players[outcome.winner].id
  const userIds = userIdsOf(match)
  const isVoid = outcome.reason === 'void'
  const requeued = PLAYERS.filter((player) => isRequeued(course, player, match.stakes)).map(
    (player) => match.players[player].id,
  )
  const players = PLAYERS.flatMap((player) => {
    const { id } = match.players[player]
    return id === null
      ? []
      : [{ user_id: id, skill_type: match.skill, ...changes[player], score: matchScore(outcome, player) }]
  })
  return [
    ...[match.id, course.phase, winner, ...finalScore(course), new Date(outcome.at), rated, new Date(match.now)],
    ...[givenUpWhen(course), new Date(match.createdAt), userIds, requeued],
    ...[course.phase === COUNTED_STATUS ? userIds : [], JSON.stringify(match.stakes.counts && !isVoid ? players : [])],
    isVoid ? [] : match.questionIds.slice(0, course.questions.length),
  ]
}

const PLAYERS = [0, 1] as const

/** Everything depends on `closed`, so it happens once. */
const CLOSE = Object.fromEntries(
  SKILLS.map((skill) => [
    skill,
    `
  with closed as (
    update matches set status = $2, winner_id = $3, player1_score = $4, player2_score = $5, completed_at = $6, rated = $7,
      shown_at = $8, given_up = $9
    where id = $1 and status in ('ready', 'playing') returning id),
  -- A match counts for the day of its creation.
  counted as (
    insert into daily_usage as used (person, date, matches_played)
    select person, ($10::timestamptz at time zone 'utc')::date, 1 from closed cross join unnest($13::text[]) as person order by person
    on conflict (person, date) do update set matches_played = used.matches_played + 1),
  player as materialized (
    select player.* from closed cross join json_populate_recordset(null::rating_changes, $14) as player),
  changed as (
    insert into rating_changes (match_id, user_id, skill_type, before, delta, k, expected, score, lowered)
    select $1, user_id, skill_type, before, delta, k, expected, score, lowered from player where delta is not null),
  noted as (
    update profiles set
      total_matches = total_matches + 1,
      wins = wins + (score = 1)::int,
      current_streak = case score when 1 then current_streak + 1 when 0 then 0 else current_streak end,
      best_streak = greatest(best_streak, case score when 1 then current_streak + 1 else 0 end),
      elo_${skill} = elo_${skill} + coalesce(delta, 0),
      rated_${skill} = rated_${skill} + (delta is not null)::int
    from player where profiles.id = player.user_id),
  seen as (${insertSeen('closed cross join unnest($11::uuid[]) u cross join unnest($15::text[]) q')}),
  freed as (
    delete from match_queue using closed
    where match_id = closed.id and user_id = any($11::uuid[]) and user_id <> all($12::uuid[])),
  -- Back to searching: with the wait from before the match, and the full search time.
  requeued as (
    update match_queue set match_id = null, away = false, joined_at = app_now(),
      waiting_since = waiting_since + (app_now() - $10::timestamptz)
    from closed where match_id = closed.id and user_id = any($12::uuid[]))
  select 1 as one from closed`,
  ]),
) as Record<Skill, string>

/** The answers given before the close. A player who ran out of time did not answer wrong. */
function answeredQuestions(
  { players, questionIds, questionEstimates }: StoredMatch,
  course: MatchCourse,
): AnsweredQuestion[] {
  return course.questions.flatMap(({ answers }, index) => {
    const [id, estimate] = [questionIds[index], questionEstimates[index]]
    if (id === undefined || estimate === undefined) return []
    const given = answers.flatMap((answer, player) =>
      answer === null ? [] : [{ playerRating: players[player as PlayerIndex].rating, correct: answer.correct }],
    )
    return [{ id, estimate, answers: given }]
  })
}

function matchScore({ winner }: Outcome, player: PlayerIndex): MatchScore {
  if (winner === null) return 0.5
  return winner === player ? 1 : 0
}

/** The players' ids, without deleted accounts. */
function userIdsOf({ players }: { players: Pair<{ id: string | null }> }): string[] {
  return players.map(({ id }) => id).filter((id) => id !== null)
}
