/** Marks the blank of a question, which an option fills. */
export const BLANK = '___'
