import { UNNAMED } from '#identity/displayName.ts'
import type { MatchCourse } from '#match/course.ts'
import { correctOptionId, type DealtQuestion, judgeBy } from '#match/dealtQuestion.ts'
import { decide, type MatchAction, type MatchRefusal, photoFinish } from '#match/decide.ts'
import type { EventBody, MatchEvent, QuestionNo } from '#match/matchEvent.ts'
import { isoTime, playerView } from '#match/playerView.ts'
import { NO_REMATCH } from '#match/rematch.ts'
import { matchProblem } from '#match/server/matchProblem.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { mayPlay, opponentPlayer, seenOpponent } from '#practice/opponent.ts'
import type { DuelState } from '#practice/practiceContract.ts'
import {
  duelCourse,
  type OwnAnswer,
  type OwnNext,
  opponentDueAt,
  type PracticeDuel,
  type ScheduledAnswer,
  YOU,
} from '#practice/practiceDuel.ts'
import type { ScheduledChoice } from '#practice/scheduledChoice.ts'
import { loadDuel, noteShown, noteStart, noteWithdrawal, type StoredDuel } from '#practice/server/duelStore.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { dealStored, isAskable } from '#practice/server/practiceQuestions.ts'
import { lockPractice, noteAnswer, noteEnd, noteNext } from '#practice/server/practiceStore.ts'
import { isProvisional } from '#rating/kFactor.ts'

const UNRATED_STAKES = { betweenFriends: false, counts: false }
const NUMBERS = [1, 2, 3] as const

/** A visitor in a guest duel, who has neither an id nor a name. */
const GUEST = { id: 'guest', displayName: 'Guest' }

/** What the player of a practice duel can do. */
export type DuelAction =
  | Extract<MatchAction, { kind: 'answer' }>
  | { kind: 'ready' | 'resign' }
  | { kind: 'next'; questionNo: QuestionNo }

/** A stored duel and what follows from it. */
interface FoundDuel {
  stored: StoredDuel
  /** Undefined for a question that is no longer in the bank. */
  dealt: readonly (DealtQuestion | undefined)[]
  duel: PracticeDuel
  course: MatchCourse
  log: readonly MatchEvent[]
}

/**
 * Locks the row of the practice that the caller may play, and returns its id.
 * @throws Problem 404 if the caller has no such practice
 */
export type LockDuel = (tx: Transaction) => Promise<string>

export function ownDuel(practiceId: string, userId: string): LockDuel {
  return async (tx) => {
    await lockPractice(tx, practiceId, userId, ['partner', 'recording', 'apart'])
    return practiceId
  }
}

/**
 * Handles every poll (`wanted` is null) and every action. Under the lock of the practice's row, it computes the course from what
 * is stored, decides and stores the action, and returns what the player of a match would see.
 * @throws Problem as `lock` does, or for the refusal
 */
export async function visitDuel(
  dependencies: PracticeDependencies,
  lock: LockDuel,
  wanted: DuelAction | null,
): Promise<DuelState> {
  const { state, refusal } = await dependencies.database.tx(SERVICE, async (tx) => {
    const practiceId = await lock(tx)
    const load = async () => foundDuel(await loadDuel(tx, practiceId), dependencies)
    const found = await load()
    const before = (await callOff(tx, found)) ? await load() : found
    const refused = wanted ? await act(tx, before, wanted) : null
    const after = wanted ? await load() : before
    await noteFirstSight(tx, after)
    return { state: viewOf(after), refusal: refused }
  })
  if (refusal) throw matchProblem(refusal)
  return state
}

/** The state of a duel whose row is locked. */
export async function readLockedDuel(
  tx: Transaction,
  practiceId: string,
  dependencies: PracticeDependencies,
): Promise<DuelState> {
  return viewOf(foundDuel(await loadDuel(tx, practiceId), dependencies))
}

function foundDuel(stored: StoredDuel, dependencies: PracticeDependencies): FoundDuel {
  const { id, startedAt, endedAt, withdrawnAt, isPaced, questions } = stored
  const dealt = questions.map((question) => dealStored(id, question, dependencies))
  const duel: PracticeDuel = {
    startedAt,
    endedAt,
    answers: ownAnswers(stored),
    nexts: isPaced ? ownNexts(stored) : null,
    schedule: questions.map(({ scheduled }, index) => scheduled && scheduledAnswer(scheduled, dealt[index])),
    withdrawnAt,
  }
  return { stored, dealt, duel, ...duelCourse(duel, stored.now) }
}

function ownAnswers({ questions }: StoredDuel): OwnAnswer[] {
  return NUMBERS.flatMap((questionNo, index) => {
    const answer = questions[index]?.answer
    return answer ? [{ kind: 'answer' as const, questionNo, ...answer }] : []
  })
}

function ownNexts({ questions }: StoredDuel): OwnNext[] {
  return NUMBERS.flatMap((questionNo, index) => {
    const at = questions[index]?.leftAt ?? null
    return at === null ? [] : [{ kind: 'next' as const, questionNo, at }]
  })
}

function scheduledAnswer({ afterMs, option }: ScheduledChoice, dealt: DealtQuestion | undefined): ScheduledAnswer {
  const optionId = dealt?.optionIds[option] ?? ''
  return { afterMs, optionId, correct: dealt !== undefined && optionId === correctOptionId(dealt) }
}

/** Calls a running duel off if one of its questions can no longer be asked, or the recorded player no longer allows it. */
async function callOff(tx: Transaction, { stored, dealt, course }: FoundDuel): Promise<boolean> {
  const canGoOn = mayPlay(stored.opponent) && dealt.every((one) => isAskable(one, stored.now))
  if (course.outcome !== null || canGoOn) return false
  await noteWithdrawal(tx, stored)
  return true
}

async function act(tx: Transaction, found: FoundDuel, wanted: DuelAction): Promise<MatchRefusal | null> {
  const { course, dealt, stored } = found
  const judge = judgeBy(dealt)
  const verdict = decide(course, YOU, wanted, judge)
  const body = verdict.ok ? verdict.value : photoFinish(course, YOU, wanted, judge)
  if (body) await note(tx, stored, body)
  return verdict.ok ? null : verdict.refusal
}

async function note(tx: Transaction, stored: StoredDuel, body: EventBody): Promise<void> {
  if (body.kind === 'ready') await noteStart(tx, stored)
  if (body.kind === 'resign') await noteEnd(tx, stored.id, stored.now)
  if (body.kind === 'next') await noteNext(tx, stored.id, body.questionNo, stored.now)
  if (body.kind === 'answer') await noteAnswer(tx, stored.id, { ...body, at: stored.now })
}

/** Records that a phase was shown, so that it cannot be undone if the clock goes back. */
async function noteFirstSight(tx: Transaction, { stored, course }: FoundDuel): Promise<void> {
  if (stored.startedAt !== null && course.since > (stored.shownAt ?? 0)) await noteShown(tx, stored)
}

function viewOf({ stored, dealt, duel, course, log }: FoundDuel): DuelState {
  const { id, skill, rating, opponent, player } = stored
  const you = {
    id: player.id ?? GUEST.id,
    displayName: player.id === null ? GUEST.displayName : player.displayName || UNNAMED,
    rating,
    provisional: isProvisional(player.games),
  }
  // The winner is identified by an id. A program has no account and a recorded player's id is private, so the practice's id is
  // used for both.
  const other = { id, ...opponentPlayer(opponent) }
  const unchanged = (before: number) => ({ before, after: before, delta: 0 })
  const view = playerView(
    {
      id,
      skill,
      players: [you, other],
      questions: dealt,
      ratings: [unchanged(rating), unchanged(other.rating)],
      rated: false,
      lowered: [null, null],
      stakes: UNRATED_STAKES,
      rematch: NO_REMATCH,
      seq: log.length,
    },
    course,
    YOU,
  )
  const dueAt = opponentDueAt(course, duel)
  // No message is sent when the opponent answers, so `next_change_at` tells the browser when to poll. Instead of a rematch, the
  // player begins another practice.
  const next_change_at = dueAt === null ? view.next_change_at : isoTime(dueAt)
  return { ...view, next_change_at, rematch: null, opponent: seenOpponent(opponent) }
}
