import { type MatchFacts, type MatchSide, type NamedPlayer, sideOf, thrownHow } from '#admin/fairness/matchFacts.ts'
import type { Sandbagging } from '#admin/fairness/suspicion.ts'
import { SANDBAGGING } from '#admin/fairness/thresholds.ts'
import type { Skill } from '#rating/skill.ts'

/** The effect of a rated match on a player. */
export interface RatedResult {
  /** Id of the match. */
  id: string
  before: number
  delta: number
  score: MatchSide['score']
}

/** A player whose rating in a skill fell, with all rated results, oldest first. */
export interface Fall {
  player: NamedPlayer
  skill: Skill
  results: readonly RatedResult[]
}

/** Whether the player has mostly won since the lowest rating. This alone is not suspicious: it also happens after a bad week. */
export function isWonBack({ results }: Fall): boolean {
  const { wins, matches } = sinceLowest(results)
  return wins >= SANDBAGGING.leastWins && wins >= SANDBAGGING.winShare * matches
}

/** Finds a player who threw matches to lower their rating and has won since. A lost connection does not count as thrown. */
export function sandbagging(fall: Fall, matches: readonly MatchFacts[]): Sandbagging | null {
  const { player, skill, results } = fall
  const sides = new Map(matches.map((match) => [match.id, sideOf(match, player.id)]))
  const howOf = ({ id }: RatedResult) => {
    const side = sides.get(id)
    return side ? thrownHow(side) : null
  }
  const losses = results.filter(({ score }) => score === 0)
  const thrown = losses.filter((loss) => !['left', null].includes(howOf(loss)))
  const drop = thrown.reduce((sum, { delta }) => sum - delta, 0)
  const isThrown = thrown.length >= SANDBAGGING.leastThrown && thrown.length >= SANDBAGGING.thrownShare * losses.length
  if (!isThrown || drop < SANDBAGGING.leastDrop || !isWonBack(fall)) return null
  const since = sinceLowest(results)
  return {
    kind: 'sandbagging',
    players: [player],
    skill,
    losses: losses.length,
    thrown: thrown.length,
    resigned: thrown.filter((loss) => howOf(loss) === 'resigned').length,
    drop,
    matchesSince: since.matches,
    winsSince: since.wins,
    matches: thrown.map(({ id }) => id),
  }
}

function sinceLowest(results: readonly RatedResult[]): { matches: number; wins: number } {
  const ratings = results.map(({ before, delta }) => before + delta)
  const since = results.slice(ratings.lastIndexOf(Math.min(...ratings)) + 1)
  return { matches: since.length, wins: since.filter(({ score }) => score === 1).length }
}
