import { correctOptionId } from '#match/dealtQuestion.ts'
import { matchProblem } from '#match/server/matchProblem.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { BegunPractice, UntimedState } from '#practice/practiceContract.ts'
import { type FreePlayer, freePlayer } from '#practice/server/freePlayer.ts'
import { goOnPlacing } from '#practice/server/placement.ts'
import type { PracticeCaller } from '#practice/server/practiceCaller.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import { dealStored, drawForPractice, isAskable, noteDrawn, prepareSpeech } from '#practice/server/practiceQuestions.ts'
import {
  insertPractice,
  insertQuestion,
  lockPractice,
  noteAnswer,
  noteEnd,
  noteOpening,
  type PracticeHead,
  readPractice,
  readQuestions,
} from '#practice/server/practiceStore.ts'
import { currentQuestion, type UntimedFacts, untimedView } from '#practice/untimed.ts'
import type { Question } from '#questions/question.ts'
import type { Skill } from '#rating/skill.ts'

/** A call for the caller's own practice. */
export interface UntimedCaller extends PracticeCaller {
  practiceId: string
}

type LockedPractice = UntimedFacts & PracticeHead

/** @throws Problem 409 `in_match`, 429 `practice_limit_reached`, 404 `nothing_to_practice` about a page without points of the skill */
export async function beginUntimed(
  dependencies: PracticeDependencies,
  caller: PracticeCaller,
  skill: Skill,
  page: string | null = null,
): Promise<BegunPractice> {
  if (page !== null && !dependencies.pagePoints.get(page)?.some(({ kind }) => kind === skill)) {
    throw new Problem(404, 'nothing_to_practice', 'This page has no questions in this skill. Choose another skill.')
  }
  const { id, drawn } = await dependencies.database.tx(SERVICE, async (tx) => {
    const player = await freePlayer(tx, caller, skill)
    const practiceId = await insertPractice(tx, {
      userId: caller.userId,
      kind: 'untimed',
      skill,
      rating: player.rating,
      strength: null,
      page,
    })
    return { id: practiceId, drawn: await openNext(tx, { id: practiceId, page }, player, dependencies) }
  })
  prepareSpeech(drawn, dependencies)
  return { practice_id: id }
}

/**
 * Begins a practice of questions that the player has missed. Rated matches may be asking some of them now: the player has seen
 * their keys after the match.
 * @throws as `beginUntimed` does
 */
export async function beginMissed(
  dependencies: PracticeDependencies,
  caller: PracticeCaller,
  skill: Skill,
  readMissed: (tx: Transaction) => Promise<readonly Question[]>,
): Promise<BegunPractice> {
  const { id, drawn } = await dependencies.database.tx(SERVICE, async (tx) => {
    const player = await freePlayer(tx, caller, skill)
    const questions = await readMissed(tx)
    if (questions.length === 0) throw new Problem(404, 'nothing_missed', 'There is nothing to play again.')
    await noteDrawn(tx, player, questions)
    const practice = { userId: caller.userId, kind: 'missed', skill, rating: player.rating, strength: null } as const
    const practiceId = await insertPractice(tx, practice)
    await insertQuestions(tx, practiceId, questions, 1)
    await noteOpening(tx, practiceId)
    return { id: practiceId, drawn: questions }
  })
  prepareSpeech(drawn, dependencies)
  return { practice_id: id }
}

/** @throws Problem 404 if the user does not have this practice, like the functions below */
export function readUntimed(dependencies: PracticeDependencies, caller: UntimedCaller): Promise<UntimedState> {
  return dependencies.database.tx(SERVICE, async (tx) => untimedView(await lockAndLoad(tx, caller, dependencies)))
}

/**
 * Stores the first answer to the open question. A repeated request returns the same outcome.
 * @throws Problem 409 `late` for an earlier question, 425 `not_open` for a later one, 400 `unknown_option`
 */
export function answerUntimed(
  dependencies: PracticeDependencies,
  caller: UntimedCaller,
  { questionNo, optionId }: { questionNo: number; optionId: string },
): Promise<UntimedState> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const locked = await lockAndLoad(tx, caller, dependencies)
    const current = currentQuestion(locked)
    if (!current || questionNo > current.number) throw matchProblem('match/not_open')
    if (locked.isEnded || questionNo < current.number) throw matchProblem('match/late')
    if (current.answer) return untimedView(locked)
    if (!current.dealt.optionIds.includes(optionId)) throw matchProblem('match/unknown_option')
    const correct = optionId === correctOptionId(current.dealt)
    await noteAnswer(tx, caller.practiceId, { questionNo, optionId, correct, at: locked.now })
    return untimedView(await lockAndLoad(tx, caller, dependencies))
  })
}

/**
 * Opens the next question if the open one is answered. A repeated call does not open another one.
 * @throws Problem 409 `in_match`, 429 `practice_limit_reached`
 */
export async function nextUntimed(dependencies: PracticeDependencies, caller: UntimedCaller): Promise<UntimedState> {
  const { state, drawn } = await dependencies.database.tx(SERVICE, async (tx) => {
    const practice = await readPractice(tx, caller.practiceId)
    // Locks the account before the practice, in the order in which a deletion locks them.
    const player = await freePlayer(tx, caller, practice.skill)
    const locked = await lockAndLoad(tx, caller, dependencies)
    const current = currentQuestion(locked)
    const isDue = !locked.isEnded && (current === undefined || current.answer !== null)
    const fresh = isDue ? await goOn(tx, locked, player, dependencies) : []
    return { state: untimedView(await lockAndLoad(tx, caller, dependencies)), drawn: fresh }
  })
  prepareSpeech(drawn, dependencies)
  return state
}

export function endUntimed(dependencies: PracticeDependencies, caller: UntimedCaller): Promise<UntimedState> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const locked = await lockAndLoad(tx, caller, dependencies)
    await noteEnd(tx, caller.practiceId, locked.now)
    return untimedView({ ...locked, isEnded: true })
  })
}

/**
 * Locks the practice and loads the questions that the player has been shown. An unanswered one that can no longer be asked is
 * left out.
 */
async function lockAndLoad(
  tx: Transaction,
  { practiceId, userId }: UntimedCaller,
  dependencies: PracticeDependencies,
): Promise<LockedPractice> {
  await lockPractice(tx, practiceId, userId, ['untimed', 'missed', 'placement', 'opening'])
  const practice = await readPractice(tx, practiceId)
  const asked = (await readQuestions(tx, practiceId)).flatMap((question) => {
    const known = question.openedAt !== null ? dealStored(practiceId, question, dependencies) : undefined
    return known && (question.answer || practice.kind === 'missed' || isAskable(known, practice.now))
      ? [{ number: question.number, dealt: known, answer: question.answer }]
      : []
  })
  const { kind, rating } = practice
  const placementStart = kind === 'placement' ? rating : null
  return { id: practiceId, ...practice, asked, placementStart, isOpening: kind === 'opening' }
}

/** Opens the next question. A practice with given questions ends after the last one, and so does a placement. */
async function goOn(
  tx: Transaction,
  practice: LockedPractice,
  player: FreePlayer,
  dependencies: PracticeDependencies,
): Promise<Question[]> {
  const { id, kind, now } = practice
  if (kind === 'placement') return goOnPlacing(tx, practice, player, dependencies)
  if (kind !== 'missed' && kind !== 'opening') return openNext(tx, practice, player, dependencies)
  for (let opened = await noteOpening(tx, id); opened; opened = await noteOpening(tx, id)) {
    if (dealStored(id, opened, dependencies)) return []
  }
  await noteEnd(tx, id, now)
  return []
}

/** Opens the next drawn question that can still be asked. If none is left, it draws three more and returns them. */
async function openNext(
  tx: Transaction,
  { id: practiceId, page }: Pick<LockedPractice, 'id' | 'page'>,
  player: FreePlayer,
  dependencies: PracticeDependencies,
): Promise<Question[]> {
  for (let opened = await noteOpening(tx, practiceId); opened; opened = await noteOpening(tx, practiceId)) {
    if (isAskable(dealStored(practiceId, opened, dependencies), player.now)) return []
  }
  const drawn = await drawForPractice(tx, player, player.assumedRating, dependencies, page)
  const { length } = await readQuestions(tx, practiceId)
  await insertQuestions(tx, practiceId, drawn, length + 1)
  await noteOpening(tx, practiceId)
  return drawn
}

async function insertQuestions(
  tx: Transaction,
  practiceId: string,
  questions: readonly Question[],
  firstNumber: number,
): Promise<void> {
  for (const [index, { id }] of questions.entries()) {
    await insertQuestion(tx, practiceId, { number: firstNumber + index, questionId: id, scheduled: null })
  }
}
