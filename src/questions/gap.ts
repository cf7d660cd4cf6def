/** Marks the gap of a question, which an option fills. */
export const GAP = '___'
