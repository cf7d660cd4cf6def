/** How a match was arranged and whether it counts. Fixed when it is created. */
export interface Stakes {
  /** Made from a friend's challenge, or a rematch of such a match. Its players never search again after it was called off. */
  betweenFriends: boolean
  /**
   * False if the match is excluded from ratings, statistics, leaderboards and reports. Toward the day's limit of matches it is one
   * like any other. A match that counts can still end unrated: `unratedReason`.
   */
  counts: boolean
}

/** The stakes of a match that the matchmaker creates. */
export const MATCHMAKER_STAKES: Stakes = { betweenFriends: false, counts: true }
