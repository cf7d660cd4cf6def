import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** How long a search lasts before it ends with "No opponents found". */
export const SEARCH_MS = 30 * SECOND_MS

/** The band at the start of a search, in rating points. */
const BAND_AT_ONCE = 20
/** After w seconds, the band is wider by this number times w². */
const BAND_GROWTH = 0.55
/** However long the other player has waited, an opponent is at most this far outside a player's own band. */
const SHIELD = 300

/** A searching player, as pairing sees one. */
export interface Seeker {
  userId: string
  rating: number
  waitedMs: Milliseconds
  /** The opponent of the last match in any skill; null before the first match. */
  lastOpponent: string | null
}

/** How many rating points away an opponent may be after this wait. */
export function band(waitedMs: Milliseconds): number {
  const seconds = Math.max(0, waitedMs) / SECOND_MS
  return BAND_AT_ONCE + BAND_GROWTH * seconds ** 2
}

/** How long to wait until the band is this wide. */
function waitForBand(points: number): Milliseconds {
  return Math.sqrt(Math.max(0, points - BAND_AT_ONCE) / BAND_GROWTH) * SECOND_MS
}

/**
 * Whether the two can be paired. The longer wait widens the band for both, within a limit that protects a player who has just come.
 * Nobody plays against themselves.
 */
export function mayPair(one: Seeker, other: Seeker): boolean {
  if (one.userId === other.userId) return false
  const bands = [band(one.waitedMs), band(other.waitedMs)] as const
  const reach = Math.min(Math.max(...bands), SHIELD + Math.min(...bands))
  return Math.abs(one.rating - other.rating) <= reach
}

/** How long it takes until the two can be paired, if both keep waiting. */
export function waitUntilPair(one: Seeker, other: Seeker): Milliseconds {
  const gap = Math.abs(one.rating - other.rating)
  const longer = Math.max(one.waitedMs, other.waitedMs)
  const shorter = Math.min(one.waitedMs, other.waitedMs)
  return Math.max(0, waitForBand(gap) - longer, waitForBand(gap - SHIELD) - shorter)
}

/**
 * The opponents that the seeker can be paired with, best first: nearer ratings before farther ones, the last opponent at the
 * end.
 */
export function opponentsInOrder(seeker: Seeker, others: readonly Seeker[]): Seeker[] {
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

/** Disjoint pairs of searching players. The player who has waited longest chooses first. */
export function pairsAmong(seekers: readonly Seeker[]): [Seeker, Seeker][] {
  const pairs: [Seeker, Seeker][] = []
  const paired = new Set<string>()
  for (const seeker of seekers.toSorted((a, b) => b.waitedMs - a.waitedMs)) {
    if (paired.has(seeker.userId)) continue
    const free = seekers.filter(({ userId }) => !paired.has(userId))
    const [opponent] = opponentsInOrder(seeker, free)
    if (!opponent) continue
    pairs.push([seeker, opponent])
    paired.add(seeker.userId).add(opponent.userId)
  }
  return pairs
}

function haveJustPlayed(one: Seeker, other: Seeker): boolean {
  return one.lastOpponent === other.userId || other.lastOpponent === one.userId
}
