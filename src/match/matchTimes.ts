import { SECOND_MS } from '#kit/time.ts'

/** How long the two have to press Start Match. */
export const READY_MS = 20 * SECOND_MS
/** Between the second Start Match and the first question. */
export const COUNTDOWN_MS = 3 * SECOND_MS
/** How long a question is open. */
export const QUESTION_MS = 60 * SECOND_MS
/** How long the answer is shown after a question that was closed by an answer. */
export const ANSWER_FEEDBACK_MS = 2 * SECOND_MS
/** How long the answer is shown after a question that nobody closed. */
export const TIMEOUT_FEEDBACK_MS = SECOND_MS
/** A question that is heard waits for its clip, where a player has not loaded it yet, at most so long. */
export const LOADING_MS = 3 * SECOND_MS
/** A late answer was on its way if it comes so soon after the close; later it may have been read off the key. */
export const PHOTO_FINISH_MS = SECOND_MS / 2
/** A player without a sign of life for so long is away. */
export const UNSEEN_MS = 5 * SECOND_MS
/** Away for so long, while the opponent was there, a player is absent: the opponent may claim the win. */
export const ABSENT_MS = 15 * SECOND_MS
/** For so long after its end the two can agree to play once more. */
export const REMATCH_MS = 30 * SECOND_MS

export const QUESTION_COUNT = 3
/** So many points fix the winner. */
export const WINNING_POINTS = 2

/** No match takes longer: any later look finds it over. */
export const LONGEST_MATCH_MS =
  READY_MS + COUNTDOWN_MS + QUESTION_COUNT * (LOADING_MS + QUESTION_MS + ANSWER_FEEDBACK_MS)
