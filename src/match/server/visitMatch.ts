import type { EpochMs } from '#kit/time.ts'
import type { MatchCourse } from '#match/course.ts'
import { type DealtQuestion, judgeBy } from '#match/dealtQuestion.ts'
import { decide, type MatchAction, type MatchRefusal, photoFinish } from '#match/decide.ts'
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
  noteFirstSight,
  type StoredMatch,
} from '#match/server/matchStore.ts'
import { noteAway, notePresent } from '#match/server/seats.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** The player on whose behalf a match is visited; a sweep has none. */
export interface Caller {
  player: PlayerIndex
  /** Undefined for a question that is no longer in the bank. */
  questions: readonly (DealtQuestion | undefined)[]
  /** Left out for a poll. */
  wanted?: MatchAction
}

export interface Visit {
  match: StoredMatch
  course: MatchCourse
  /** Whether both players must be notified of a change. */
  changed: boolean
  refusal: MatchRefusal | null
}

/**
 * Brings a locked match up to date: logs who left, who came back and whether a question was withdrawn, decides the caller's
 * action, and records the result if the match is over. Commit the transaction even if the action is refused.
 */
export async function visitMatch(tx: Transaction, loaded: StoredMatch, caller: Caller | null): Promise<Visit> {
  const observed = await noteWithdrawal(tx, await notePresence(tx, loaded, caller), caller)
  const { match, refusal } = caller?.wanted
    ? await act(tx, observed, caller, caller.wanted)
    : { match: observed, refusal: null }
  const course = courseOf(match)
  const settled = await settle(tx, match, course)
  return {
    match: isFirstSight(settled, course) ? await noteFirstSight(tx, settled) : settled,
    course,
    refusal,
    changed: settled.status !== loaded.status || match.events.length > loaded.events.length,
  }
}

/** Whether the match must be called off because one of its questions is no longer in the bank. */
export function isWithdrawn({ outcome }: MatchCourse, { questions }: Pick<Caller, 'questions'>): boolean {
  return outcome === null && questions.includes(undefined)
}

/** When each player was last seen; the caller is seen now. */
export function seenAtOf({ players, now }: StoredMatch, caller: Pick<Caller, 'player'> | null): Pair<EpochMs> {
  const seen = (player: PlayerIndex) =>
    caller?.player === player ? now : (players[player].seenAt ?? Number.NEGATIVE_INFINITY)
  return [seen(0), seen(1)]
}

/** Records the result of the match if it is over by now. It locks the match, so the transaction must not have locked a seat yet. */
export async function settleMatch(tx: Transaction, matchId: string): Promise<void> {
  await lockMatch(tx, matchId)
  const match = await loadMatch(tx, matchId)
  if (match) await settle(tx, match, courseOf(match))
}

async function notePresence(tx: Transaction, loaded: StoredMatch, caller: Caller | null): Promise<StoredMatch> {
  const seenAt = seenAtOf(loaded, caller)
  let match = loaded
  for (let due = presenceDue(courseOf(match), seenAt); due; due = presenceDue(courseOf(match), seenAt)) {
    match = await appendEvent(tx, match, due.player, due.body)
    const { id } = match.players[due.player]
    if (id !== null && due.body.kind === 'away') await noteAway(tx, id)
    if (id !== null && due.body.kind === 'back') await notePresent(tx, id, seenAt[due.player])
  }
  return match
}

async function noteWithdrawal(tx: Transaction, match: StoredMatch, caller: Caller | null): Promise<StoredMatch> {
  if (!caller || !isWithdrawn(courseOf(match), caller)) return match
  return appendEvent(tx, match, caller.player, { kind: 'withdrawn' })
}

async function act(
  tx: Transaction,
  match: StoredMatch,
  { player, questions }: Caller,
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

/** Updates the row in `matches` to agree with the course. */
async function settle(tx: Transaction, match: StoredMatch, course: MatchCourse): Promise<StoredMatch> {
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
