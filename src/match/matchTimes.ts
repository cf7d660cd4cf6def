import { SECOND_MS } from '#kit/time.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'

/** How long the players have to press Start Match. */
export const READY_MS = 20 * SECOND_MS
/** Between the second Start Match and the first question. */
export const COUNTDOWN_MS = 3 * SECOND_MS
/** How long a question is open. */
export const QUESTION_MS = 60 * SECOND_MS
/** How long the feedback is shown after a question that was closed by an answer. */
export const ANSWER_FEEDBACK_MS = 2 * SECOND_MS
/** How long the feedback is shown after a question that timed out. */
export const TIMEOUT_FEEDBACK_MS = SECOND_MS
/** A listening question waits at most this long for both players to load its clip. */
export const LOADING_MS = 3 * SECOND_MS
/** An answer this soon after the close was already on its way; a later one may have been read off the feedback. */
export const PHOTO_FINISH_MS = SECOND_MS / 2
/** A player without a sign of life for this long is away. */
export const UNSEEN_MS = 5 * SECOND_MS
/** After being away for this long while the opponent was present, a player is absent, and the opponent may claim the win. */
export const ABSENT_MS = 15 * SECOND_MS
/** How long after the end the players can agree on a rematch. */
export const REMATCH_MS = 30 * SECOND_MS

/** A player with this many points wins. */
export const WINNING_POINTS = 2

/** No match takes longer. */
export const LONGEST_MATCH_MS =
  READY_MS + COUNTDOWN_MS + QUESTION_COUNT * (LOADING_MS + QUESTION_MS + ANSWER_FEEDBACK_MS)
