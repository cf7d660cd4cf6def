/** How many questions a match, a practice duel and a daily round have. */
export const QUESTION_COUNT = 3
