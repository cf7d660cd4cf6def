import type { FeedingRing } from '#admin/fairness/suspicion.ts'
import { FEEDING_RING } from '#admin/fairness/thresholds.ts'
import { type Meeting, type OpponentTally, sum, totalOf, type WinRecord } from '#admin/fairness/winRecord.ts'

/** The opponents who nearly always lost to the player. Only the matches among them can show whether they are a ring. */
export function possibleFeeders({ opponents }: WinRecord): OpponentTally[] {
  const feeders = opponents.filter(
    ({ matches, wins }) => matches >= FEEDING_RING.leastMeetings && wins >= FEEDING_RING.winShare * matches,
  )
  return feeders.length >= FEEDING_RING.leastFeeders ? feeders : []
}

/**
 * Finds a group that mostly plays among itself, and in which one player wins nearly always. `meetings` are those of the possible
 * feeders among themselves. It does not find a small community, because there others win too.
 */
export function feedingRing(record: WinRecord, meetings: readonly Meeting[]): FeedingRing | null {
  const feeders = closedGroup(possibleFeeders(record), meetings)
  const { matches, wins, won } = totalOf(feeders)
  const among = sum(amongThem(feeders, meetings).map((meeting) => meeting.matches))
  const allWins = totalOf(record.opponents).wins
  const isRing = feeders.length >= FEEDING_RING.leastFeeders && among > 0
  if (!isRing || wins < FEEDING_RING.leastWins || wins < FEEDING_RING.shareOfWins * allWins) return null
  return {
    kind: 'feeding-ring',
    players: [record.player],
    feeders: feeders.length,
    wins,
    meetings: matches,
    among,
    allWins,
    matches: won,
  }
}

/** Without the opponents who play too much outside the group. Each one who drops out may leave others outside. */
function closedGroup(group: readonly OpponentTally[], meetings: readonly Meeting[]): readonly OpponentTally[] {
  const within = amongThem(group, meetings)
  const insiders = group.filter(({ id, matches, played }) => {
    const inside = sum(within.filter(({ players }) => players.includes(id)).map((meeting) => meeting.matches))
    return matches + inside >= FEEDING_RING.insideShare * played
  })
  return insiders.length === group.length ? group : closedGroup(insiders, meetings)
}

function amongThem(group: readonly OpponentTally[], meetings: readonly Meeting[]): Meeting[] {
  const ids = group.map(({ id }) => id)
  return meetings.filter(({ players }) => players.every((player) => ids.includes(player)))
}
