import type { EpochMs } from '#kit/time.ts'
import type { Course } from '#match/course.ts'
import type { DealtQuestion } from '#match/dealtQuestion.ts'
import { decide, type Judge, type MatchAction, type MatchRefusal, photoFinish } from '#match/decide.ts'
import type { Pair } from '#match/matchContract.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import { statusOf } from '#match/playerView.ts'
import { presenceDue } from '#match/presence.ts'
import { finalizeMatch } from '#match/server/finalizeMatch.ts'
import {
  appendEvent,
  courseOf,
  isFirstSight,
  loadMatch,
  lockMatch,
  noteShown,
  type StoredMatch,
} from '#match/server/matchStore.ts'
import { noteAway, notePresent } from '#match/server/seats.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** The player on whose behalf a match is visited; a sweep has none. */
export interface Visitor {
  player: PlayerIndex
  /** Undefined for a question that is no longer in the bank. */
  questions: readonly (DealtQuestion | undefined)[]
  /** Left out for a poll. */
  wanted?: MatchAction
}

export interface Visit {
  match: StoredMatch
  course: Course
  /** Whether both players must be notified of a change. */
  changed: boolean
  refusal: MatchRefusal | null
}

/**
 * Brings a locked match up to date: logs who left, who came back and whether a question was withdrawn, decides the visitor's
 * action, and records the result if the match is over. Commit the transaction even if the action is refused.
 */
export async function visitMatch(tx: Transaction, loaded: StoredMatch, visitor: Visitor | null): Promise<Visit> {
  const observed = await noteWithdrawal(tx, await notePresence(tx, loaded, visitor), visitor)
  const { match, refusal } = visitor?.wanted
    ? await act(tx, observed, visitor, visitor.wanted)
    : { match: observed, refusal: null }
  const course = courseOf(match)
  const settled = await settle(tx, match, course)
  return {
    match: isFirstSight(settled, course) ? await noteShown(tx, settled) : settled,
    course,
    refusal,
    changed: settled.status !== loaded.status || match.events.length > loaded.events.length,
  }
}

/** Whether the match must be called off because one of its questions is no longer in the bank. */
export function isWithdrawn({ outcome }: Course, { questions }: Pick<Visitor, 'questions'>): boolean {
  return outcome === null && questions.includes(undefined)
}

/** When each player was last seen; the visitor is seen now. */
export function seenAtOf({ players, now }: StoredMatch, visitor: Pick<Visitor, 'player'> | null): Pair<EpochMs> {
  const seen = (player: PlayerIndex) =>
    visitor?.player === player ? now : (players[player].seenAt ?? Number.NEGATIVE_INFINITY)
  return [seen(0), seen(1)]
}

/** Records the result of the match if it is over by now. It locks the match, so the transaction must not have locked a seat yet. */
export async function settleMatch(tx: Transaction, matchId: string): Promise<void> {
  await lockMatch(tx, matchId)
  const match = await loadMatch(tx, matchId)
  if (match) await settle(tx, match, courseOf(match))
}

async function notePresence(tx: Transaction, loaded: StoredMatch, visitor: Visitor | null): Promise<StoredMatch> {
  const seenAt = seenAtOf(loaded, visitor)
  let match = loaded
  for (let due = presenceDue(courseOf(match), seenAt); due; due = presenceDue(courseOf(match), seenAt)) {
    match = await appendEvent(tx, match, due.player, due.body)
    const { id } = match.players[due.player]
    if (id !== null && due.body.kind === 'away') await noteAway(tx, id)
    if (id !== null && due.body.kind === 'back') await notePresent(tx, id, seenAt[due.player])
  }
  return match
}

async function noteWithdrawal(tx: Transaction, match: StoredMatch, visitor: Visitor | null): Promise<StoredMatch> {
  if (!visitor || !isWithdrawn(courseOf(match), visitor)) return match
  return appendEvent(tx, match, visitor.player, { kind: 'withdrawn' })
}

async function act(
  tx: Transaction,
  match: StoredMatch,
  { player, questions }: Visitor,
  wanted: MatchAction,
): Promise<{ match: StoredMatch; refusal: MatchRefusal | null }> {
  const course = courseOf(match)
  const judge = judgeBy(questions)
  const verdict = decide(course, player, wanted, judge)
  const body = verdict.ok ? verdict.value : photoFinish(course, player, wanted, judge)
  return {
    match: body && !isOver(match) ? await appendEvent(tx, match, player, body) : match,
    refusal: verdict.ok ? null : verdict.refusal,
  }
}

export function judgeBy(questions: readonly (DealtQuestion | undefined)[]): Judge {
  return (questionNo, optionId) => {
    const dealt = questions[questionNo - 1]
    const index = dealt?.optionIds.indexOf(optionId) ?? -1
    return index < 0 ? undefined : index === dealt?.question.correct_answer
  }
}

/** Updates the row in `matches` to agree with the course. */
async function settle(tx: Transaction, match: StoredMatch, course: Course): Promise<StoredMatch> {
  const status = statusOf(course)
  if (status === match.status || isOver(match)) return match
  if (course.outcome) {
    return (await finalizeMatch(tx, match, course)) ?? (await loadMatch(tx, match.id)) ?? match
  }
  await tx.sql(`update matches set status = 'playing', started_at = $2 where id = $1`, [
    match.id,
    new Date(course.since),
  ])
  return { ...match, status }
}

export function isOver({ status }: Pick<StoredMatch, 'status'>): boolean {
  return status === 'completed' || status === 'void'
}
