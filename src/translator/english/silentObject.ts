import type { Argument, NounPhrase } from '#translator/frame/frame.ts'
import type { Span } from '#translator/frame/frameTerm.ts'

/** Stands in the particle's place in a row whose Korean verb includes the object: 도와주다 for `give … a hand`. */
export const SILENT = '0'

/** Whether an object has no modifiers that would be lost with it. */
export function hasNoModifiers({
  head,
  determiner = 'a',
  adjectives,
  relative,
  attached,
  quantity,
}: NounPhrase): boolean {
  const isPlainArticle = determiner === 'a' || determiner === 'the'
  return isPlainArticle && head.kind === 'noun' && adjectives.length === 0 && !relative && !attached && !quantity
}

/** The arguments of a verb that have a Korean word of their own, and the tokens of the verb, to which a silent object belongs. */
export function withoutSilent(list: Argument[], at: Span): { arguments: Argument[]; at: Span } {
  const silent = list.find(({ particle }) => particle === SILENT)
  return silent
    ? { arguments: list.filter((each) => each !== silent), at: { from: at.from, to: silent.object.span.to } }
    : { arguments: list, at }
}
