import type { Predicate } from '#translator/frame/frame.ts'

/** have to, need to. */
export function isObligation(
  predicate: Predicate,
): predicate is Extract<Predicate, { kind: 'control' }> & { control: 'must' | 'need' } {
  return predicate.kind === 'control' && (predicate.control === 'must' || predicate.control === 'need')
}
