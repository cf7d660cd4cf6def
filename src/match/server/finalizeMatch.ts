import { type Course, finalScore, type Outcome, opponentOf } from '#match/course.ts'
import { type GivenUp, givenUpHow, unratedBy } from '#match/givenUp.ts'
import type { Pair, RatingChange } from '#match/matchContract.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import { isRequeued } from '#match/playerView.ts'
import { earlierMatches, readLately } from '#match/server/lately.ts'
import type { StoredMatch } from '#match/server/matchStore.ts'
import { COUNTED_STATUS } from '#plans/matchLimit.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type AnsweredQuestion, learnQuestionRatings } from '#questions/server/questionRatings.ts'
import { recordSeen } from '#questions/server/seenQuestions.ts'
import { countsAgainst, type DiscountReason, discountOf } from '#rating/discount.ts'
import { kFactor } from '#rating/kFactor.ts'
import { expectedScore, type MatchScore, ratingChange } from '#rating/ratingChange.ts'

/**
 * Records the result of a match that is over: ratings and their ledger, statistics, daily usage and questions seen. It also frees
 * both seats. It runs exactly once: the first call to change the status does everything in its transaction.
 */
export async function finalizeMatch(tx: Transaction, match: StoredMatch, course: Course): Promise<void> {
  const { outcome } = course
  if (!outcome) throw new Error(`Match ${match.id} is not over`)
  const isVoid = outcome.reason === 'void'
  const { counts } = match.stakes
  const sameOpponent = isVoid ? 0 : await earlierMatches(tx, match)
  const rated = unratedBy(course, match.stakes) === null && countsAgainst(sameOpponent)
  if (!(await closed(tx, match, course, outcome, rated))) return
  if (course.phase === COUNTED_STATUS) await countInDay(tx, match)
  if (!isVoid) {
    if (counts) await countInStatistics(tx, match, outcome)
    if (rated) await changeRatings(tx, match, outcome, { sameOpponent, givenUp: givenUpHow(course) })
    const opened = match.questionIds.slice(0, course.questions.length)
    await recordSeen(tx, userIdsOf(match), opened)
    // Friends in an unrated match may tell each other the answers.
    if (counts) await learnQuestionRatings(tx, answeredQuestions(match, course))
  }
  await freeSeats(tx, match, course)
}

async function closed(tx: Transaction, match: StoredMatch, course: Course, outcome: Outcome, rated: boolean) {
  const winner = outcome.winner === null ? null : match.players[outcome.winner].id
  const rows = await tx.sql(
    `update matches set status = $2, winner_id = $3, player1_score = $4, player2_score = $5, completed_at = $6, rated = $7,
       shown_at = $8, given_up = $9
     where id = $1 and status in ('ready', 'playing') returning 1 as one`,
    [
      ...[match.id, course.phase, winner, ...finalScore(course), new Date(outcome.at), rated, new Date(match.now)],
      givenUpHow(course),
    ],
  )
  return rows.length > 0
}

async function countInStatistics(tx: Transaction, match: StoredMatch, outcome: Outcome): Promise<void> {
  await tx.sql(
    `update profiles set
       total_matches = total_matches + 1,
       wins = wins + (score = 1)::int,
       current_streak = case score when 1 then current_streak + 1 when 0 then 0 else current_streak end,
       best_streak = greatest(best_streak, case score when 1 then current_streak + 1 else 0 end)
     from unnest($1::uuid[], $2::float8[]) as played (user_id, score) where profiles.id = played.user_id`,
    [match.players.map(({ id }) => id), [matchScore(outcome, 0), matchScore(outcome, 1)]],
  )
}

/** A match counts for the day of its creation. */
async function countInDay(tx: Transaction, match: StoredMatch): Promise<void> {
  await tx.sql(
    `insert into daily_usage as used (person, date, matches_played)
     select person, (to_timestamp($2::float8 / 1000) at time zone 'utc')::date, 1 from unnest($1::text[]) as person order by person
     on conflict (person, date) do update set matches_played = used.matches_played + 1`,
    [userIdsOf(match), match.createdAt],
  )
}

async function changeRatings(
  tx: Transaction,
  match: StoredMatch,
  outcome: Outcome,
  { sameOpponent, givenUp }: { sameOpponent: number; givenUp: GivenUp | null },
): Promise<void> {
  const changes: RatingRow[] = []
  for (const player of [0, 1] as const) {
    const own = match.players[player]
    const opponent = match.players[opponentOf(player)]
    if (own.id === null) continue
    const wonEarly = outcome.winner === player && givenUp === 'early'
    const { halvings, reason } = discountOf(await readLately(tx, match, player, { sameOpponent, wonEarly }))
    const k = kFactor(own.games, halvings)
    const score = matchScore(outcome, player)
    const { before, delta } = ratingChange(own.rating, opponent.rating, score, k)
    const expected = expectedScore(own.rating, opponent.rating)
    changes.push({ user_id: own.id, before, delta, k, expected, score, lowered: reason })
  }
  const [rating, matches] = [`elo_${match.skill}`, `rated_${match.skill}`]
  await tx.sql(
    `with changed as (
       insert into rating_changes (match_id, user_id, skill_type, before, delta, k, expected, score, lowered)
       select $1, change.user_id, $2, before, delta, k, expected, score, lowered
       from json_populate_recordset(null::rating_changes, $3) as change
       returning user_id, delta)
     update profiles set ${rating} = ${rating} + changed.delta, ${matches} = ${matches} + 1
     from changed where profiles.id = changed.user_id`,
    [match.id, match.skill, JSON.stringify(changes)],
  )
}

/** The columns of `rating_changes` that differ between the two players. */
interface RatingRow extends Pick<RatingChange, 'before' | 'delta'> {
  user_id: string
  k: number
  expected: number
  score: MatchScore
  lowered: DiscountReason | null
}

/** The answers given before the close. A player who ran out of time did not answer wrong. */
function answeredQuestions({ players, questionIds, questionPriors }: StoredMatch, course: Course): AnsweredQuestion[] {
  return course.questions.flatMap(({ answers }, index) => {
    const [id, prior] = [questionIds[index], questionPriors[index]]
    if (id === undefined || prior === undefined) return []
    const given = answers.flatMap((answer, player) =>
      answer === null ? [] : [{ playerRating: players[player as PlayerIndex].rating, correct: answer.correct }],
    )
    return [{ id, prior, answers: given }]
  })
}

/** Deletes the seats, or returns them to searching: with the wait from before the match, and the full search time. */
async function freeSeats(tx: Transaction, match: StoredMatch, course: Course): Promise<void> {
  const requeued = ([0, 1] as const)
    .filter((player) => isRequeued(course, player, match.stakes))
    .map((player) => match.players[player].id)
  await tx.sql(
    'delete from match_queue where match_id = $1 and user_id = any($2::uuid[]) and user_id <> all($3::uuid[])',
    [match.id, userIdsOf(match), requeued],
  )
  if (requeued.length === 0) return
  await tx.sql(
    `update match_queue set match_id = null, away = false, joined_at = app_now(),
       waiting_since = waiting_since + (app_now() - to_timestamp($3::float8 / 1000))
     where match_id = $1 and user_id = any($2::uuid[])`,
    [match.id, requeued, match.createdAt],
  )
}

function matchScore({ winner }: Outcome, player: PlayerIndex): MatchScore {
  if (winner === null) return 0.5
  return winner === player ? 1 : 0
}

/** The players' ids, without deleted accounts. */
function userIdsOf({ players }: { players: Pair<{ id: string | null }> }): string[] {
  return players.map(({ id }) => id).filter((id) => id !== null)
}
