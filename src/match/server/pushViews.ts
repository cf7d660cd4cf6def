import type { MatchState } from '#match/matchContract.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import { MATCH_EVENT, VIEW_EVENT, type ViewMessage } from '#match/matchMessage.ts'
import { matchMessage } from '#match/playerView.ts'
import { needsVisit } from '#match/server/foundMatch.ts'
import { courseOf, isFirstSight } from '#match/server/matchStore.ts'
import { seqOf, type ViewParts, viewOf } from '#match/server/matchViews.ts'
import type { MatchDependencies, MatchParts, Publish } from '#match/server/openMatches.ts'
import type { Visit } from '#match/server/visitMatch.ts'

/** Tells both players of a change: each gets the own view if a socket of this node can take it, then both get the message. */
export function tellPlayers(parts: MatchParts, changed: ViewParts): void {
  pushViews(parts, changed)
  announce(parts.publish, changed)
}

/** The message to both players. Whoever has not got a view with its `seq` by then asks for one. */
export function announce(publish: Publish, { match, course }: Pick<Visit, 'match' | 'course'>): void {
  publish({ topic: `match:${match.id}`, event: MATCH_EVENT, payload: { ...matchMessage(seqOf(match), course) } })
}

/** After a change on another node, makes the views for the sockets of this one. A look that would write something is left to the players. */
export async function pushCurrentViews(dependencies: MatchDependencies, matchId: string): Promise<void> {
  const current = await dependencies.kept.current(matchId)
  if (!current) return
  const course = courseOf(current.match)
  const parts = { ...current, course }
  if (course.outcome !== null || needsVisit({ ...parts, player: null }) || isFirstSight(current.match, course)) return
  pushViews(dependencies, parts)
}

/** Each view goes over the channel that only its player may join. */
function pushViews({ hasSocketIn, publish }: MatchParts, parts: ViewParts): void {
  for (const player of [0, 1] as const) {
    const topic = `player:${parts.match.players[player].id}`
    if (hasSocketIn(topic))
      publish({ topic, event: VIEW_EVENT, payload: { ...viewMessage(parts, player) }, onlyHere: true })
  }
}

function viewMessage(parts: ViewParts, player: PlayerIndex): ViewMessage {
  const state: MatchState = viewOf(parts, player)
  return { state }
}
