import { COST } from '#translator/analysis/chart.ts'
import type { NounPhrase, Predicate } from '#translator/analysis/frame.ts'
import { isKind } from '#translator/analysis/nounKind.ts'

/** The kind of subject that a predicate's row asks for, if any. */
export function wantedSubject(predicate: Predicate): string | undefined {
  const entry =
    predicate.kind === 'verb' ? predicate.entry : predicate.kind === 'adjective' ? predicate.phrase.entry : undefined
  if (!entry || 'unknown' in entry) return undefined
  return entry.frame.find(({ role }) => role === 'subj')?.tag
}

/**
 * How well a subject suits what the row of a predicate says of it (`subj:thing`): nothing where the row is silent.
 * Prices are added to the cost of a reading.
 */
export function subjectCost(predicate: Predicate, subject: NounPhrase): number {
  const wanted = wantedSubject(predicate)
  if (wanted === undefined) return 0
  return isKind(subject, wanted) ? -COST.suitedSubject : COST.unknown
}
