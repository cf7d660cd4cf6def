import { FORMER_PLAYER, UNNAMED } from '#identity/displayName.ts'
import type { MatchCourse } from '#match/course.ts'
import type { DealtQuestion } from '#match/dealtQuestion.ts'
import type { MatchState } from '#match/matchContract.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import { playerView, type ViewFacts } from '#match/playerView.ts'
import { NO_REMATCH, type Rematch } from '#match/rematch.ts'
import type { StoredMatch, StoredPlayer } from '#match/server/matchStore.ts'
import { isProvisional } from '#rating/kFactor.ts'

/** What the views of both players are made from. */
export interface ViewParts {
  match: StoredMatch
  course: MatchCourse
  questions: readonly (DealtQuestion | undefined)[]
  /** Left out while the match is being played. */
  rematch?: Rematch
}

export function viewOf({ match, course, questions, rematch = NO_REMATCH }: ViewParts, player: PlayerIndex): MatchState {
  const [one, two] = match.players
  const facts: ViewFacts = {
    ...seqOf(match),
    skill: match.skill,
    players: [shownPlayer(one, player === 0), shownPlayer(two, player === 1)],
    questions,
    ratings: [changeOf(one), changeOf(two)],
    rated: match.rated,
    lowered: [one.change?.lowered ?? null, two.change?.lowered ?? null],
    stakes: match.stakes,
    rematch,
  }
  return playerView(facts, course, player)
}

export function seqOf({ id, events }: StoredMatch): { id: string; seq: number } {
  return { id, seq: events.at(-1)?.seq ?? 0 }
}

function shownPlayer(player: StoredPlayer, isViewer: boolean): ViewFacts['players'][0] {
  const { id, displayName, publicName, rating, games } = player
  const name = isViewer ? displayName : publicName
  return {
    id,
    displayName: id === null ? FORMER_PLAYER : name || UNNAMED,
    rating,
    provisional: isProvisional(games),
  }
}

export function changeOf({ change, rating }: StoredPlayer): ViewFacts['ratings'][0] {
  const { before, delta } = change ?? { before: rating, delta: 0 }
  return { before, delta, after: before + delta }
}
