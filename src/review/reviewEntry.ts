import type { EpochMs } from '#kit/time.ts'

/** How well the card was known, in the numbers of FSRS: 1 again, 2 hard, 3 good, 4 easy. */
export const GRADES = [1, 2, 3, 4] as const
export type Grade = (typeof GRADES)[number]

/** What was off in an answer: one letter, the speech level, a particle, the form of the right word, or another word that fits. */
export const MISTAKES = ['letter', 'speech-level', 'particle', 'form', 'other-word'] as const
export type Mistake = (typeof MISTAKES)[number]

interface Entry {
  /** Made by the browser. */
  id: string
  at: EpochMs
}

export interface AnswerEntry extends Entry {
  kind: 'answer'
  given: string
  outcome: 'right' | 'near' | 'wrong'
  mistake: Mistake | null
  /** Null for a near miss, which the learner may correct. */
  grade: Grade | null
  /** The number of the fit whose parameters schedule it; null for the default parameters. */
  fit: number | null
}

/** Something that happened to a card. Entries are only ever added. */
export type ReviewEntry =
  | AnswerEntry
  /** Changes the grade of an answer. The newest one counts. */
  | (Entry & { kind: 'override'; about: string; grade: Grade })
  /** Takes an answer back. */
  | (Entry & { kind: 'undo'; about: string })
  /** The learner does not want to be asked. */
  | (Entry & { kind: 'suspend' })
  /** The learner wants to be asked again. */
  | (Entry & { kind: 'resume' })

/** All entries of several logs of one card, each once, in the order of time. The order of the logs makes no difference. */
export function mergedEntries(...logs: readonly (readonly ReviewEntry[])[]): ReviewEntry[] {
  const byId = new Map(logs.flat().map((entry) => [entry.id, entry]))
  return [...byId.values()].toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
}

/** An answer that counts, with the grade that counts. */
export interface Review {
  id: string
  at: EpochMs
  grade: Grade
  fit: number | null
}

/** The answers that count, of entries in the order of time. */
export function countedReviews(entries: readonly ReviewEntry[]): Review[] {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.about] : [])))
  const overrides = new Map(
    entries.flatMap((entry) => (entry.kind === 'override' ? [[entry.about, entry.grade] as const] : [])),
  )
  return entries.flatMap((entry) => {
    if (entry.kind !== 'answer' || entry.grade === null || undone.has(entry.id)) return []
    return [{ id: entry.id, at: entry.at, grade: overrides.get(entry.id) ?? entry.grade, fit: entry.fit }]
  })
}

/** The answer that can be overridden or undone: the newest one that counts. `entries` are in the order of time. */
export function changeableAnswer(entries: readonly ReviewEntry[]): Review | undefined {
  return countedReviews(entries).at(-1)
}

/** The near miss that the learner may correct now; undefined if there is none. `entries` are in the order of time. */
export function openNearMiss(entries: readonly ReviewEntry[]): AnswerEntry | undefined {
  const newest = entries.at(-1)
  return newest?.kind === 'answer' && newest.outcome === 'near' ? newest : undefined
}
