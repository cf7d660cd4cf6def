import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** How long a search lasts before it ends with "No opponents found". */
export const SEARCH_MS = 30 * SECOND_MS

/** At once a player meets opponents this many points away or nearer … */
const BAND_AT_ONCE = 20
/** … and with w seconds of waiting so many times w² further. */
const BAND_GROWTH = 0.55
/** However long the other has waited, an opponent is at most this far outside of one's own band. */
const SHIELD = 300

/** A searching player, as pairing sees one. */
export interface Seeker {
  userId: string
  rating: number
  waitedMs: Milliseconds
  /** Of the last match in any skill; null before the first. */
  lastOpponent: string | null
}

/** How far away in points an opponent may be after so long a wait. */
export function band(waitedMs: Milliseconds): number {
  const seconds = Math.max(0, waitedMs) / SECOND_MS
  return BAND_AT_ONCE + BAND_GROWTH * seconds ** 2
}

/** How long to wait until the band is this wide. */
function waitForBand(points: number): Milliseconds {
  return Math.sqrt(Math.max(0, points - BAND_AT_ONCE) / BAND_GROWTH) * SECOND_MS
}

/** The longer wait widens the band for both, but a player who has just come is shielded. Nobody plays against themselves. */
export function mayPair(one: Seeker, other: Seeker): boolean {
  if (one.userId === other.userId) return false
  const bands = [band(one.waitedMs), band(other.waitedMs)] as const
  const reach = Math.min(Math.max(...bands), SHIELD + Math.min(...bands))
  return Math.abs(one.rating - other.rating) <= reach
}

/** How long it takes, if both go on waiting, until they may pair. */
export function waitUntilPair(one: Seeker, other: Seeker): Milliseconds {
  const gap = Math.abs(one.rating - other.rating)
  const longer = Math.max(one.waitedMs, other.waitedMs)
  const shorter = Math.min(one.waitedMs, other.waitedMs)
  return Math.max(0, waitForBand(gap) - longer, waitForBand(gap - SHIELD) - shorter)
}

/** The opponents that the seeker may play, the best first: their last opponent comes last, nearer ratings before farther ones. */
export function partnersInOrder(seeker: Seeker, others: readonly Seeker[]): Seeker[] {
  const rank = (other: Seeker) =>
    [Number(haveJustPlayed(seeker, other)), Math.abs(seeker.rating - other.rating)] as const
  return others
    .filter((other) => mayPair(seeker, other))
    .sort((a, b) => {
      const [again, gap] = rank(a)
      const [otherAgain, otherGap] = rank(b)
      return again - otherAgain || gap - otherGap || b.waitedMs - a.waitedMs
    })
}

/** Pairs among those who search, nobody twice; the player who has waited longest chooses first. */
export function pairsAmong(seekers: readonly Seeker[]): [Seeker, Seeker][] {
  const pairs: [Seeker, Seeker][] = []
  const paired = new Set<string>()
  for (const seeker of seekers.toSorted((a, b) => b.waitedMs - a.waitedMs)) {
    if (paired.has(seeker.userId)) continue
    const free = seekers.filter(({ userId }) => !paired.has(userId))
    const [partner] = partnersInOrder(seeker, free)
    if (!partner) continue
    pairs.push([seeker, partner])
    paired.add(seeker.userId).add(partner.userId)
  }
  return pairs
}

function haveJustPlayed(one: Seeker, other: Seeker): boolean {
  return one.lastOpponent === other.userId || other.lastOpponent === one.userId
}
