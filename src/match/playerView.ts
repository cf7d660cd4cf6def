import type { EpochMs } from '#kit/time.ts'
import {
  currentQuestion,
  finalScore,
  type MatchCourse,
  marginOf,
  nextQuestion,
  opponentOf,
  type PlayedQuestion,
  scoreOf,
} from '#match/course.ts'
import { type DealtQuestion, explained, shownQuestion } from '#match/dealtQuestion.ts'
import { unratedReason } from '#match/givenUp.ts'
import type {
  Feedback,
  MatchResult,
  MatchState,
  OpenQuestion,
  Pair,
  RematchOffer,
  ReviewedQuestion,
} from '#match/matchContract.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import type { MatchMessage } from '#match/matchMessage.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import { absentAt } from '#match/presence.ts'
import { type Rematch, rematchClosesAt } from '#match/rematch.ts'
import type { Stakes } from '#match/stakes.ts'
import type { DiscountReason } from '#rating/discount.ts'
import type { RatingChange } from '#rating/ratingChange.ts'
import type { Skill } from '#rating/skill.ts'

/** The facts that a view is made from, besides the course. */
export interface ViewFacts {
  id: string
  skill: Skill
  players: Pair<{ id: string | null; displayName: string; rating: number; provisional: boolean }>
  /** The three questions; undefined for one that is no longer in the bank. */
  questions: readonly (DealtQuestion | undefined)[]
  /** The changes of the ratings; no change until the match is over, and if it is unrated. */
  ratings: Pair<RatingChange>
  rated: boolean
  /** Why the match moved each player's rating less than usual. */
  lowered: Pair<DiscountReason | null>
  stakes: Stakes
  rematch: Rematch
  /** `seq` of the newest event. */
  seq: number
}

/** The match as one of its players may see it, without the key and explanation of a question that has not closed. */
export function playerView(facts: ViewFacts, course: MatchCourse, player: PlayerIndex): MatchState {
  const opponent = opponentOf(player)
  const played = currentQuestion(course)
  const answer = played?.answers[player] ?? null
  return {
    match: {
      id: facts.id,
      skill_type: facts.skill,
      status: statusOf(course),
      you: player === 0 ? 1 : 2,
      players: [seenPlayer(facts, course, 0), seenPlayer(facts, course, 1)],
      between_friends: facts.stakes.betweenFriends,
      counts: facts.stakes.counts,
    },
    seq: facts.seq,
    phase: course.phase,
    score: scoreOf(course),
    question: played ? openQuestion(played, dealtFor(facts, played), player) : null,
    next_audio_url: nextAudioUrl(facts, course),
    waits_for_audio: course.isLoading,
    your_answer: answer && { option_id: answer.optionId, correct: answer.correct },
    opponent_answered: played?.answers[opponent] != null,
    feedback: played && course.phase === 'feedback' ? feedbackOf(facts, course, played) : null,
    result: resultOf(facts, course, player),
    points: course.questions.filter(({ closedAt }) => closedAt !== null).map(({ point }) => numberOf(point)),
    can_claim: played !== undefined && course.presence[opponent].absent,
    stops: course.stops,
    rematch: rematchOffer(facts, course),
    next_change_at: timeText(earliest(course.until, played ? absentAt(course, opponent) : null)),
    server_now: isoTime(course.now),
  }
}

/** The message that both players may receive. */
export function matchMessage({ id, seq }: Pick<ViewFacts, 'id' | 'seq'>, course: MatchCourse): MatchMessage {
  const answers = currentQuestion(course)?.answers ?? [null, null]
  return {
    match_id: id,
    seq,
    phase: course.phase,
    score: scoreOf(course),
    answered: [answers[0] !== null, answers[1] !== null],
  }
}

export function statusOf({ phase }: MatchCourse): MatchState['match']['status'] {
  return phase === 'ready' || phase === 'completed' || phase === 'void' ? phase : 'playing'
}

function seenPlayer(
  { players }: ViewFacts,
  { ready, presence }: MatchCourse,
  player: PlayerIndex,
): MatchState['match']['players'][0] {
  const { id, displayName, rating, provisional } = players[player]
  return {
    id,
    display_name: displayName,
    rating,
    provisional,
    ready: ready[player],
    connected: !presence[player].away,
  }
}

function openQuestion(played: PlayedQuestion, dealt: DealtQuestion, player: PlayerIndex): OpenQuestion {
  return {
    number: played.number,
    ...shownQuestion(dealt, player),
    opens_at: isoTime(played.opensAt),
    closes_at: isoTime(played.closedAt ?? played.opensAt + QUESTION_MS),
  }
}

/** Only shortly before the question opens, so that a player cannot listen to it a minute earlier. */
function nextAudioUrl({ questions }: ViewFacts, course: MatchCourse): string | null {
  const next = nextQuestion(course)
  return next === null ? null : (questions[next - 1]?.audioUrl ?? null)
}

function feedbackOf(facts: ViewFacts, { until }: MatchCourse, played: PlayedQuestion): Feedback {
  return { ...closedQuestion(played, dealtFor(facts, played)), next_at: timeText(until) }
}

function closedQuestion(played: PlayedQuestion, dealt: DealtQuestion): Omit<Feedback, 'next_at'> {
  const [first, second] = played.answers
  return {
    ...explained(dealt),
    point: numberOf(played.point),
    margin_ms: marginOf(played),
    picks: [first?.optionId ?? null, second?.optionId ?? null],
    times_ms: [first ? first.at - played.opensAt : null, second ? second.at - played.opensAt : null],
  }
}

function resultOf(facts: ViewFacts, course: MatchCourse, player: PlayerIndex): MatchResult | null {
  const { outcome } = course
  if (outcome === null) return null
  const [first, second] = finalScore(course)
  return {
    reason: outcome.reason,
    winner_id: outcome.winner === null ? null : facts.players[outcome.winner].id,
    player1_score: first,
    player2_score: second,
    rated: facts.rated,
    unrated_because: facts.rated ? null : (unratedReason(course, facts.stakes) ?? 'repeated'),
    ratings: facts.ratings,
    lowered_because: facts.lowered[player],
    review: course.questions.flatMap((played) => reviewOf(played, facts.questions[played.number - 1], player)),
    requeued: isRequeued(course, player, facts.stakes),
  }
}

function rematchOffer({ rematch }: ViewFacts, course: MatchCourse): RematchOffer | null {
  const closesAt = rematchClosesAt(course)
  if (closesAt === null) return null
  const [first, second] = rematch.wishes
  return {
    wishes: [first?.wish ?? null, second?.wish ?? null],
    match_id: rematch.matchId,
    closes_at: isoTime(closesAt),
  }
}

/**
 * Whether the player searches again after a match that was called off: they had pressed Start Match, and it is not a match between
 * friends.
 */
export function isRequeued(
  { outcome, ready }: Pick<MatchCourse, 'outcome' | 'ready'>,
  player: PlayerIndex,
  { betweenFriends }: Stakes,
): boolean {
  return outcome?.reason === 'void' && ready[player] && !betweenFriends
}

function reviewOf(played: PlayedQuestion, dealt: DealtQuestion | undefined, player: PlayerIndex): ReviewedQuestion[] {
  if (!dealt) return []
  return [{ number: played.number, ...shownQuestion(dealt, player), ...closedQuestion(played, dealt) }]
}

function dealtFor({ questions }: ViewFacts, { number }: PlayedQuestion): DealtQuestion {
  const dealt = questions[number - 1]
  if (!dealt) throw new Error(`Question ${number} of a running match is no longer in the bank`)
  return dealt
}

function numberOf(player: PlayerIndex | null): 1 | 2 | null {
  if (player === null) return null
  return player === 0 ? 1 : 2
}

function earliest(...times: (EpochMs | null)[]): EpochMs | null {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.min(...known)
}

function timeText(at: EpochMs | null): string | null {
  return at === null ? null : isoTime(at)
}

export function isoTime(at: EpochMs): string {
  return new Date(at).toISOString()
}
