import { FORMER_PLAYER, UNNAMED } from '#identity/displayName.ts'
import type { Course } from '#match/course.ts'
import type { MatchAction } from '#match/decide.ts'
import type { MatchState } from '#match/matchContract.ts'
import { MATCH_EVENT } from '#match/matchMessage.ts'
import { type MatchFacts, playerView, sharedView, statusOf } from '#match/playerView.ts'
import { presenceDue } from '#match/presence.ts'
import { NO_REMATCH } from '#match/rematch.ts'
import { dealQuestions, type Voice } from '#match/server/dealQuestions.ts'
import { matchOf } from '#match/server/matchOf.ts'
import { matchNotFound, matchProblem } from '#match/server/matchProblem.ts'
import {
  courseOf,
  isFirstSight,
  loadMatch,
  lockMatch,
  lockMatchOf,
  type StoredMatch,
  type StoredPlayer,
} from '#match/server/matchStore.ts'
import { readRematch } from '#match/server/rematchStore.ts'
import { touchSeat } from '#match/server/seats.ts'
import { isOver, isWithdrawn, seenAtOf, type Visit, type Visitor, visitMatch } from '#match/server/visitMatch.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import type { Bank } from '#questions/bank.ts'
import { isProvisional } from '#rating/kFactor.ts'

export type Publish = (...broadcasts: readonly Broadcast[]) => void

export interface MatchDependencies {
  database: Database
  bank: Bank
  voice: Voice
  /** Called after the commit. */
  publish: Publish
}

/**
 * Handles every action. Under the lock of the match, it reads the log, logs what is due, decides and logs the action, and closes
 * the match if it is over. After the commit, it notifies both players.
 * @throws Problem 404, 403 unless the caller is one of its players, or the problem for the refusal
 */
export async function actOnMatch(
  dependencies: MatchDependencies,
  { matchId, userId }: { matchId: string; userId: string },
  wanted: MatchAction,
): Promise<MatchState> {
  const { state, visit } = await dependencies.database.tx(SERVICE, async (tx) => {
    await lockMatchOf(tx, matchId, userId)
    const { match, player } = await matchOf(tx, matchId, userId)
    const questions = dealQuestions(match, dependencies.bank, dependencies.voice)
    const visited = await visitMatch(tx, match, { player, questions, wanted })
    await touchSeat(tx, visited.match, player)
    return { state: await viewOf(tx, visited, { player, questions }), visit: visited }
  })
  announce(dependencies.publish, visit)
  if (wanted.kind === 'ready') prepareSpeech(visit.match, dependencies)
  if (visit.refusal) throw matchProblem(visit.refusal)
  return state
}

/** The match as the player may see it. It takes the lock only if there is something to write. */
export async function readMatchState(
  dependencies: MatchDependencies,
  { matchId, userId }: { matchId: string; userId: string },
): Promise<MatchState> {
  const { state, visit } = await dependencies.database.tx(SERVICE, async (tx) => {
    const { match, player } = await matchOf(tx, matchId, userId)
    const questions = dealQuestions(match, dependencies.bank, dependencies.voice)
    const visited = await visitIfDue(tx, match, { player, questions })
    await touchSeat(tx, visited.match, player)
    return { state: await viewOf(tx, visited, { player, questions }), visit: visited }
  })
  announce(dependencies.publish, visit)
  return state
}

function prepareSpeech({ questionIds }: StoredMatch, { bank, voice }: MatchDependencies): void {
  voice.prepare(questionIds.map((id) => bank.get(id)?.audioText).filter((text) => text !== undefined))
}

export function announce(publish: Publish, { match, course, changed }: Visit): void {
  if (!changed) return
  publish({ topic: `match:${match.id}`, event: MATCH_EVENT, payload: { ...sharedView(seqOf(match), course) } })
}

async function visitIfDue(tx: Transaction, match: StoredMatch, visitor: Visitor): Promise<Visit> {
  const course = courseOf(match)
  if (!isDue(match, course, visitor)) return { match, course, changed: false, refusal: null }
  await lockMatch(tx, match.id)
  const locked = await loadMatch(tx, match.id)
  if (!locked) throw matchNotFound()
  return visitMatch(tx, locked, visitor)
}

/** Whether there is something to write. The first sight of a phase is also written, because what was shown must not change. */
function isDue(match: StoredMatch, course: Course, visitor: Visitor): boolean {
  if (isOver(match)) return false
  if (isFirstSight(match, course) || isWithdrawn(course, visitor)) return true
  const unsettled = statusOf(course) !== match.status
  return unsettled || presenceDue(course, seenAtOf(match, visitor)) !== undefined
}

async function viewOf(tx: Transaction, { match, course }: Visit, { player, questions }: Visitor): Promise<MatchState> {
  const [one, two] = match.players
  const facts: MatchFacts = {
    ...seqOf(match),
    skill: match.skill,
    players: [shownPlayer(one, player === 0), shownPlayer(two, player === 1)],
    questions,
    ratings: [changeOf(one), changeOf(two)],
    rated: match.rated,
    lowered: [one.change?.lowered ?? null, two.change?.lowered ?? null],
    stakes: match.stakes,
    rematch: isOver(match) ? await readRematch(tx, match.id) : NO_REMATCH,
  }
  return playerView(facts, course, player)
}

function seqOf({ id, events }: StoredMatch): { id: string; seq: number } {
  return { id, seq: events.at(-1)?.seq ?? 0 }
}

function shownPlayer(player: StoredPlayer, isViewer: boolean): MatchFacts['players'][0] {
  const { id, displayName, publicName, rating, games } = player
  const name = isViewer ? displayName : publicName
  return {
    id,
    displayName: id === null ? FORMER_PLAYER : name || UNNAMED,
    rating,
    provisional: isProvisional(games),
  }
}

export function changeOf({ change, rating }: StoredPlayer): MatchFacts['ratings'][0] {
  const { before, delta } = change ?? { before: rating, delta: 0 }
  return { before, delta, after: before + delta }
}
