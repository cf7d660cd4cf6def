/**
 * What a suffix adds: its English equivalent or, if it has none, its `meaning` in a few words and `says`, the rest of the
 * sentence that begins with its name. Without `says` no step explains it.
 */
export type SuffixLesson = string | { readonly meaning: string; readonly says?: string }
