/**
 * A lesson is the English equivalent of a suffix. Without an equivalent it has a short `meaning` and `says`, the rest of a
 * sentence that begins with the name of the suffix. Without `says`, no step explains the suffix.
 */
export type SuffixLesson = string | { readonly meaning: string; readonly says?: string }
