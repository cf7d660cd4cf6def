import { COST } from '#translator/english/chart.ts'
import type { NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isGap } from '#translator/frame/gap.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'

/** The kind of subject that a predicate's row asks for, if any. */
export function wantedSubject(predicate: Predicate): string | undefined {
  const entry =
    predicate.kind === 'verb' ? predicate.entry : predicate.kind === 'adjective' ? predicate.phrase.entry : undefined
  if (!entry || 'unknown' in entry) return undefined
  return entry.frame.find(({ role }) => role === 'subj')?.tag
}

/** Refunds the cost of a gap for a certain kind of object if the described noun is of that kind: advice that he gave. */
export function describedGapCost(predicate: Predicate, noun: NounPhrase): number {
  if (predicate.kind === 'control') return describedGapCost(predicate.phrase.predicate, noun)
  if (!isLexicalVerb(predicate)) return 0
  const gap = predicate.arguments.find(({ object }) => isGap(object))
  const wanted = predicate.entry.frame.find(({ role }) => role === gap?.role)?.tag
  return wanted !== undefined && isKind(noun, wanted) ? -COST.taggedGap - 0.5 : 0
}

/**
 * How well a subject fits the kind that a predicate's row asks for (`subj:thing`); zero if the row asks for none.
 * It is added to the cost of a reading.
 */
export function subjectCost(predicate: Predicate, subject: NounPhrase): number {
  const wanted = wantedSubject(predicate)
  if (wanted === undefined) return 0
  return isKind(subject, wanted) ? -COST.suitedSubject : COST.unknown
}
