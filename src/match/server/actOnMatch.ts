import { judgeBy } from '#match/dealtQuestion.ts'
import { decide, type MatchAction } from '#match/decide.ts'
import type { MatchState } from '#match/matchContract.ts'
import type { EventBody } from '#match/matchEvent.ts'
import { statusOf } from '#match/playerView.ts'
import { withEvent } from '#match/replay.ts'
import { appendInOneStatement } from '#match/server/appendInOneStatement.ts'
import { type FoundMatch, findMatch, needsVisit, noteSeen } from '#match/server/foundMatch.ts'
import { matchOf } from '#match/server/matchOf.ts'
import { matchProblem } from '#match/server/matchProblem.ts'
import { courseOf, isFirstSight, lockMatchOf, type StoredMatch } from '#match/server/matchStore.ts'
import { seqOf, viewOf } from '#match/server/matchViews.ts'
import type { MatchDependencies } from '#match/server/openMatches.ts'
import { tellPlayers } from '#match/server/pushViews.ts'
import { readRematch } from '#match/server/rematchStore.ts'
import { isOver, visitMatch } from '#match/server/visitMatch.ts'
import { SERVICE } from '#platform/server/database/database.ts'

/** How often a request looks again because others change the match, before it takes the lock. */
const MOST_TRIES = 3

interface MatchOfUser {
  matchId: string
  userId: string
}

/**
 * Handles every action. What changes nothing but the log is decided on the kept match and appended by one statement; everything else,
 * also a refusal, is decided under the lock. After the commit, it notifies both players.
 * @throws Problem 404, 403 unless the caller is one of its players, or the problem for the refusal
 */
export async function actOnMatch(
  dependencies: MatchDependencies,
  who: MatchOfUser,
  wanted: MatchAction,
): Promise<MatchState> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = await findMatch(dependencies, who)
    if (wanted.kind === 'ready') prepareSpeech(found.match, dependencies)
    const body = plainEvent(found, wanted)
    if (body === undefined) return actUnderLock(dependencies, who, wanted)
    if (body === null) return readMatchState(dependencies, who)
    const { player, course } = found
    const match = await appendInOneStatement(dependencies.database, found.match, course, { player, body })
    if (match) {
      const acted = { ...dependencies.kept.keep(match), course: courseOf(match), player }
      tellPlayers(dependencies, acted)
      await noteSeen(dependencies, acted)
      return viewOf(acted, player)
    }
  }
  return actUnderLock(dependencies, who, wanted)
}

/** The match as the player may see it. It takes the lock only if there is something to write besides the first sight of a phase. */
export async function readMatchState(dependencies: MatchDependencies, who: MatchOfUser): Promise<MatchState> {
  const { kept } = dependencies
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = await findMatch(dependencies, who)
    if (needsVisit(found)) {
      const visited = await kept.onceAtATime(`visit ${who.matchId}`, () => actUnderLock(dependencies, who))
      if (visited) return visited.value
    } else if (!isOver(found.match) && isFirstSight(found.match, found.course)) {
      await kept.noteFirstSight(who.matchId, found.course.since)
    } else {
      await noteSeen(dependencies, found)
      return stateAt(dependencies, found)
    }
  }
  return actUnderLock(dependencies, who)
}

/**
 * The event to append if the action changes nothing but the log; null if there is nothing to write, undefined if the action needs the
 * lock.
 */
function plainEvent(found: FoundMatch, wanted: MatchAction): EventBody | null | undefined {
  const { match, course, player, questions } = found
  if (isOver(match) || needsVisit(found)) return undefined
  const verdict = decide(course, player, wanted, judgeBy(questions))
  if (!verdict.ok) return undefined
  const body = verdict.value
  if (body === null) return null
  const after = withEvent(course, { seq: seqOf(match).seq + 1, at: match.now, player, ...body })
  return statusOf(after) === match.status ? body : undefined
}

/** Under the lock of the match, logs what is due, decides and logs the action, and closes the match if it is over. */
async function actUnderLock(
  dependencies: MatchDependencies,
  { matchId, userId }: MatchOfUser,
  wanted?: MatchAction,
): Promise<MatchState> {
  const { database, kept } = dependencies
  const { visit, player } = await database.tx(SERVICE, async (tx) => {
    await lockMatchOf(tx, matchId, userId)
    const { match, player } = await matchOf(tx, matchId, userId)
    const { questions } = kept.deal(match)
    return { visit: await visitMatch(tx, match, { player, questions, ...(wanted && { wanted }) }), player }
  })
  const current = { ...kept.keep(visit.match), course: visit.course, player }
  if (visit.changed) tellPlayers(dependencies, current)
  await noteSeen(dependencies, current)
  if (visit.refusal) throw matchProblem(visit.refusal)
  return stateAt(dependencies, current)
}

async function stateAt({ database }: MatchDependencies, found: FoundMatch): Promise<MatchState> {
  if (!isOver(found.match)) return viewOf(found, found.player)
  const rematch = await readRematch({ sql: database.autocommit }, found.match.id)
  return viewOf({ ...found, rematch }, found.player)
}

function prepareSpeech({ questionIds }: StoredMatch, { bank, voice }: MatchDependencies): void {
  voice.prepare(questionIds.map((id) => bank.get(id)?.audio).filter((said) => said !== undefined))
}
