import type { Predicate, VerbPhrase } from '#translator/frame/frame.ts'

/** have to, need to. */
export function isObligation(
  predicate: Predicate,
): predicate is Extract<Predicate, { kind: 'control' }> & { control: 'must' | 'need' } {
  return predicate.kind === 'control' && (predicate.control === 'must' || predicate.control === 'need')
}

/** `you have to study to pass`: the purpose of a need, 합격하려면. */
export function withNeededPurpose(given: VerbPhrase): VerbPhrase {
  const { predicate, adjuncts } = given
  if (!isObligation(predicate)) return given
  const { phrase } = predicate
  const purposes = phrase.adjuncts.filter(({ kind }) => kind === 'purpose')
  const freed = { ...phrase, adjuncts: phrase.adjuncts.filter(({ kind }) => kind !== 'purpose') }
  return { ...given, adjuncts: [...adjuncts, ...purposes], predicate: { ...predicate, phrase: freed } }
}
