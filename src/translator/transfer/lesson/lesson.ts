/**
 * What a suffix adds. A text is its English equivalent; where it has none, `meaning` says in a few words what it does, and
 * `says` goes on the sentence that begins with its name; without `says` no step speaks of it.
 */
export type SuffixLesson = string | { readonly meaning: string; readonly says?: string }
