import type { EpochMs } from '#kit/time.ts'
import { type Course, opponentOf, type Presence, withValue } from '#match/course.ts'
import type { Pair } from '#match/matchContract.ts'
import type { EventBody, PlayerIndex } from '#match/matchEvent.ts'
import { ABSENT_MS, UNSEEN_MS } from '#match/matchTimes.ts'

/** Absences as they have grown by `to`: an instant counts only while the opponent is there. */
export function presenceAt(course: Course, to: EpochMs): Pair<Presence> {
  const grown = (player: PlayerIndex): Presence => {
    const presence = course.presence[player]
    if (!isCounting(course, player)) return presence
    return { ...presence, awayMs: presence.awayMs + to - course.now }
  }
  return [grown(0), grown(1)]
}

/** A player who is away cannot leave again; a player who is there can neither come back nor become absent. */
export function withPresence(course: Course, player: PlayerIndex, kind: 'away' | 'back' | 'absent'): Course {
  const { away, awayMs } = course.presence[player]
  if (away === (kind === 'away')) return course
  const presence: Presence = {
    away: { away: true, awayMs: 0, absent: false },
    back: { away: false, awayMs: 0, absent: false },
    absent: { away: true, awayMs, absent: true },
  }[kind]
  return { ...course, presence: withValue(course.presence, player, presence) }
}

/** When the opponent will be able to claim the win, if nobody comes or goes before; null while nobody's absence grows. */
export function absentAt(course: Course, player: PlayerIndex): EpochMs | null {
  if (course.until === null || course.presence[player].absent || !isCounting(course, player)) return null
  return course.now + ABSENT_MS - course.presence[player].awayMs
}

/**
 * What an observer has to note of the two, given when each was last seen: somebody went, came back, or has been away for too
 * long. Coming and going are noted first, since an absence counts only while the opponent is there.
 */
export function presenceDue(
  course: Course,
  seenAt: Pair<EpochMs>,
): { player: PlayerIndex; body: EventBody } | undefined {
  if (course.until === null) return undefined
  for (const player of [0, 1] as const) {
    const unseen = course.now - seenAt[player] > UNSEEN_MS
    if (unseen !== course.presence[player].away) return { player, body: { kind: unseen ? 'away' : 'back' } }
  }
  for (const player of [0, 1] as const) {
    const due = absentAt(course, player)
    if (due !== null && due <= course.now) return { player, body: { kind: 'absent' } }
  }
  return undefined
}

function isCounting({ presence }: Course, player: PlayerIndex): boolean {
  return presence[player].away && !presence[opponentOf(player)].away
}
