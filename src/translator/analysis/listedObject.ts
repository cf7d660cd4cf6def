import type { NounPhrase } from '#translator/analysis/frame.ts'
import { isKind } from '#translator/analysis/nounKind.ts'

/** All of a list are to be of the kind that a sense is for. */
export function isWholly(phrase: NounPhrase, kind: string): boolean {
  const { head } = phrase
  return head.kind === 'list' ? head.items.every((item) => isWholly(item, kind)) : isKind(phrase, kind)
}
