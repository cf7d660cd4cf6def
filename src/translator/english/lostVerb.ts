import type { Chart } from '#translator/english/chart.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'

/** `a customer demanded …`: a word that may be the past tense of the main verb does not describe the noun. */
export function hasLostVerb(chart: Chart, { span, relative }: NounPhrase): boolean {
  if (!relative || relative.clause.predicate.kind !== 'verb' || !relative.clause.predicate.passive) return false
  const { from } = relative.clause.predicate.at
  return from > span.from && (chart.lexicon.bases.get(chart.word(from)) ?? []).some(({ form }) => form === 'past')
}
