import { type MatchFacts, type NamedPlayer, sideOf, thrownHow } from '#admin/fairness/matchFacts.ts'
import type { WinTrading } from '#admin/fairness/suspicion.ts'
import { WIN_TRADING } from '#admin/fairness/thresholds.ts'

/** How often two players met, and how much they and all players played. */
export interface PairCount {
  players: [NamedPlayer, NamedPlayer]
  /** The total number of matches of each player. */
  played: [number, number]
  /** The same total for all players: twice the number of matches. */
  playedByAll: number
  /** Ids of their matches with each other. */
  meetings: readonly string[]
}

/** Whether two players meet far more often than by chance. This alone is not suspicious: friends do too. */
export function meetTooOften(pair: PairCount): boolean {
  const { length } = pair.meetings
  return length >= WIN_TRADING.leastMeetings && length >= WIN_TRADING.timesExpected * expectedMeetings(pair)
}

/**
 * Finds two players of whom one mostly lets the other win. `matches` are their matches with each other, oldest first. It does not
 * find friends, or a player who always loses to a faster one, because their losses do not look thrown.
 */
export function winTrading(pair: PairCount, matches: readonly MatchFacts[]): WinTrading | null {
  const thrown = matches.filter(({ sides }) => sides.some((side) => thrownHow(side) !== null))
  const wins: [number, number] = [winsOf(pair.players[0].id, matches), winsOf(pair.players[1].id, matches)]
  const pattern = patternOf(matches, Math.max(...wins))
  if (!meetTooOften(pair) || pattern === null || thrown.length < WIN_TRADING.thrownShare * matches.length) return null
  return {
    kind: 'win-trading',
    players: pair.players,
    meetings: matches.length,
    expected: expectedMeetings(pair),
    thrown: thrown.length,
    wins,
    pattern,
    matches: thrown.map(({ id }) => id),
  }
}

/** How often the two would meet by chance: one player's matches times the other's share of all other matches. */
function expectedMeetings({ played: [one, other], playedByAll }: PairCount): number {
  return (one * other) / (playedByAll - (one + other) / 2)
}

function patternOf(matches: readonly MatchFacts[], mostWins: number): WinTrading['pattern'] | null {
  if (mostWins >= WIN_TRADING.oneSidedShare * matches.length) return 'one-sided'
  const winners = matches.flatMap(({ sides }) => sides.find(({ score }) => score === 1)?.player ?? [])
  const changes = winners.filter((winner, at) => at > 0 && winner !== winners[at - 1]).length
  return changes >= WIN_TRADING.alternatingShare * (matches.length - 1) ? 'alternating' : null
}

function winsOf(player: string, matches: readonly MatchFacts[]): number {
  return matches.filter((match) => sideOf(match, player)?.score === 1).length
}
