import { ALREADY_PLAYED, type DailyResult, type DailyState } from '#daily/dailyContract.ts'
import {
  closesAt,
  type DailyRefusal,
  type DailyTry,
  decideAnswer,
  decideOpening,
  expiredQuestion,
  finishedResult,
  phaseOf,
} from '#daily/dailyTry.ts'
import { dailyView, reviewOf, unplayedView } from '#daily/dailyView.ts'
import { type Grade, gradeNear } from '#daily/grade.ts'
import type { DailyDependencies } from '#daily/server/dailyDependencies.ts'
import type { FinishedTries } from '#daily/server/finishedTries.ts'
import { dealRound, drawnOnce, readRound } from '#daily/server/roundStore.ts'
import {
  insertTry,
  lockTry,
  noteAnswer,
  noteOpening,
  noteTimeUp,
  readKnownLevel,
  readNewestGrade,
  readNow,
  type TryKey,
} from '#daily/server/tryStore.ts'
import { tallyOf } from '#daily/tally.ts'
import { type UtcDate, utcDateOf } from '#daily/utcDate.ts'
import { type EpochMs, nextUtcMidnight } from '#kit/time.ts'
import type { Verdict } from '#kit/verdict.ts'
import { correctOptionId, type DealtQuestion } from '#match/dealtQuestion.ts'
import type { QuestionNo } from '#match/matchEvent.ts'
import { matchProblem } from '#match/server/matchProblem.ts'
import { demandAccount } from '#platform/server/auth/account.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Question } from '#questions/question.ts'
import { recordSeen } from '#questions/server/seenQuestions.ts'

/** A try that is locked, with the questions as they are dealt to its player. */
interface LockedTry {
  attempt: DailyTry
  dealt: readonly DealtQuestion[]
  now: EpochMs
}

/** The day's round as the player may see it. @param date null for today */
export function readDaily(dependencies: DailyDependencies, userId: string, date: UtcDate | null): Promise<DailyState> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const now = await readNow(tx)
    const key = { userId, date: date ?? utcDateOf(now) }
    const locked = await lockAndDeal(tx, key, dependencies)
    return locked ? viewOf(locked) : unplayedView({ date: key.date, grade: await likelyGrade(tx, userId) }, now)
  })
}

/**
 * Begins today's try and opens its first question. If the player has begun it in the same grade, it goes on where it stands.
 * @throws Problem 409 `already_played`, 403 `user_not_found`
 */
export async function beginDaily(dependencies: DailyDependencies, userId: string, grade: Grade): Promise<DailyState> {
  const { database, bank, voice } = dependencies
  const { state, questions } = await database.tx(SERVICE, async (tx) => {
    await demandAccount(tx, userId)
    const now = await readNow(tx)
    const key = { userId, date: utcDateOf(now) }
    const round = await drawnOnce(tx, { date: key.date, grade, now }, bank)
    const isNew = await insertTry(tx, key, grade)
    if (isNew) await open(tx, key, 1, { questions: round.questions, now })
    const locked = await demandTry(tx, key, dependencies)
    const { attempt } = locked
    if (attempt.grade !== grade || phaseOf(attempt, locked.now) === 'finished') throw alreadyPlayed(now)
    return { state: viewOf(locked), questions: isNew ? round.questions : [] }
  })
  voice.prepare(questions.map(({ audio }) => audio).filter((said) => said !== undefined))
  return state
}

/**
 * Opens the next question. A repeated call does not open another one.
 * @throws Problem 404 if the player has not begun the round, 425 `not_open`, 409 `late` once the round is over
 */
export function openDaily(dependencies: DailyDependencies, key: TryKey, number: QuestionNo): Promise<DailyState> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    await demandAccount(tx, key.userId)
    const locked = await demandTry(tx, key, dependencies)
    const { attempt, dealt, now } = locked
    if (!demanded(decideOpening(attempt, number, now))) return viewOf(locked)
    await open(tx, key, number, { questions: dealt.map(({ question }) => question), now })
    return viewOf(await demandTry(tx, key, dependencies))
  })
}

/**
 * Stores the first answer to a question. A repeated request returns the same outcome.
 * @throws Problem 404 if the player has not begun the round, 409 `late`, 425 `not_open`, 400 `unknown_option`
 */
export function answerDaily(
  dependencies: DailyDependencies,
  key: TryKey,
  { number, optionId }: { number: QuestionNo; optionId: string },
): Promise<DailyState> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const locked = await demandTry(tx, key, dependencies)
    const { attempt, dealt, now } = locked
    const correct = judged(dealt[number - 1], optionId)
    if (!demanded(decideAnswer(attempt, number, correct, now))) return viewOf(locked)
    await noteAnswer(tx, key, { number, optionId, correct: correct === true, at: now })
    return viewOf(await demandTry(tx, key, dependencies))
  })
}

/**
 * The review of a round that is over for the player, and how everyone did, if the player has finished it.
 * @throws Problem 404 if the player has not begun the round, 425 `not_open` while it goes on
 */
export async function readDailyResult(
  dependencies: DailyDependencies,
  finishedTries: FinishedTries,
  key: TryKey,
): Promise<DailyResult> {
  const { attempt, dealt, now } = await dependencies.database.tx(SERVICE, (tx) => demandTry(tx, key, dependencies))
  const phase = phaseOf(attempt, now)
  if (phase !== 'finished' && phase !== 'unfinished') throw matchProblem('match/not_open')
  const review = reviewOf(attempt, dealt, now)
  if (phase === 'unfinished') return { review, tally: null }
  const known = await finishedTries.of(attempt.date, attempt.grade)
  return { review, tally: tallyOf(known, { userId: key.userId, ...finishedResult(attempt, now) }) }
}

/** The grade that the player will probably choose: that of the newest try, else that of the level. Null if neither is known. */
async function likelyGrade(tx: Transaction, userId: string): Promise<Grade | null> {
  const newest = await readNewestGrade(tx, userId)
  if (newest !== null) return newest
  const level = await readKnownLevel(tx, userId)
  return level === null ? null : gradeNear(level)
}

/** Locks the try, stores a close by time that has come since, and deals its questions. Undefined if there is none. */
async function lockAndDeal(tx: Transaction, key: TryKey, { voice }: DailyDependencies): Promise<LockedTry | undefined> {
  const locked = await lockTry(tx, key)
  if (!locked) return undefined
  const { attempt, now } = locked
  const round = await readRound(tx, attempt.date, attempt.grade)
  if (!round) throw new Error('A try has no daily round')
  const expired = expiredQuestion(attempt, now)
  if (expired) await noteTimeUp(tx, key, { number: expired.number, at: closesAt(expired) })
  return { attempt, dealt: dealRound(round, key.userId, voice), now }
}

async function demandTry(tx: Transaction, key: TryKey, dependencies: DailyDependencies): Promise<LockedTry> {
  const locked = await lockAndDeal(tx, key, dependencies)
  if (!locked) throw new Problem(404, 'not_begun', 'You have not begun this round.')
  return locked
}

/** Opens a question, which counts as seen from now on. */
async function open(
  tx: Transaction,
  key: TryKey,
  number: QuestionNo,
  { questions, now }: { questions: readonly Question[]; now: EpochMs },
): Promise<void> {
  await noteOpening(tx, key, { number, at: now })
  const question = questions[number - 1]
  if (question) await recordSeen(tx, [key.userId], [question.id])
}

function judged(dealt: DealtQuestion | undefined, optionId: string): boolean | undefined {
  return dealt?.optionIds.includes(optionId) ? optionId === correctOptionId(dealt) : undefined
}

function viewOf({ attempt, dealt, now }: LockedTry): DailyState {
  return dailyView(attempt, dealt, now)
}

function demanded(verdict: Verdict<boolean, DailyRefusal>): boolean {
  if (!verdict.ok) throw matchProblem(verdict.refusal)
  return verdict.value
}

function alreadyPlayed(now: EpochMs): Problem {
  const next_round_at = new Date(nextUtcMidnight(now)).toISOString()
  const message = 'You have already begun today’s round. There is one try a day, in one grade.'
  return new Problem(409, ALREADY_PLAYED, message, { extra: { next_round_at } })
}
