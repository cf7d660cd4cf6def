/** How a match came about and what it is played for: fixed when it is made. */
export interface Stakes {
  /** Made from a friend's challenge, or played again after such a match: nobody of it ever looks for another opponent. */
  betweenFriends: boolean
  /** False: the two play for nothing. No rating, statistic, board or report knows of the match; the count of the day does. */
  counts: boolean
}

/** The stakes of a match that the matchmaker makes. */
export const MATCHMAKER_STAKES: Stakes = { betweenFriends: false, counts: true }
