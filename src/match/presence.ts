import type { EpochMs } from '#kit/time.ts'
import { type MatchCourse, opponentOf, type Presence, withValue } from '#match/course.ts'
import type { Pair } from '#match/matchContract.ts'
import type { EventBody, PlayerIndex } from '#match/matchEvent.ts'
import { ABSENT_MS, UNSEEN_MS } from '#match/matchTimes.ts'

/** The presence of both players at `to`. Time away counts only while the opponent is present. */
export function presenceAt(course: MatchCourse, to: EpochMs): Pair<Presence> {
  const grown = (player: PlayerIndex): Presence => {
    const presence = course.presence[player]
    if (!isCounting(course, player)) return presence
    return { ...presence, awayMs: presence.awayMs + to - course.now }
  }
  return [grown(0), grown(1)]
}

/** The course after a change of presence. A change that does not fit has no effect: only a player who is away can come back or be absent. */
export function withPresence(course: MatchCourse, player: PlayerIndex, kind: 'away' | 'back' | 'absent'): MatchCourse {
  const { away, awayMs } = course.presence[player]
  const fits = kind === 'away' ? !away : away
  if (!fits) return course
  const presence: Presence = {
    away: { away: true, awayMs: 0, absent: false },
    back: { away: false, awayMs: 0, absent: false },
    absent: { away: true, awayMs, absent: true },
  }[kind]
  return { ...course, presence: withValue(course.presence, player, presence) }
}

/** When the opponent will be able to claim the win, if no presence changes; null while the player's time away does not grow. */
export function absentAt(course: MatchCourse, player: PlayerIndex): EpochMs | null {
  if (course.until === null || course.presence[player].absent || !isCounting(course, player)) return null
  return course.now + ABSENT_MS - course.presence[player].awayMs
}

/**
 * The next change of presence to log, given when each player was last seen: a player left, came back, or has been away for too
 * long. Leaving and coming back are logged first, because time away counts only while the opponent is present.
 */
export function presenceDue(
  course: MatchCourse,
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

function isCounting({ presence }: MatchCourse, player: PlayerIndex): boolean {
  return presence[player].away && !presence[opponentOf(player)].away
}
