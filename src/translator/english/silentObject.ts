import type { Argument, NounPhrase } from '#translator/frame/frame.ts'
import type { Span } from '#translator/frame/frameTerm.ts'

/** Stands for a particle where Korean has no word for the object: give me a hand 도와주다. */
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
  const unsaid = determiner === 'a' || determiner === 'the'
  return unsaid && head.kind === 'noun' && adjectives.length === 0 && !relative && !attached && !quantity
}

/** The arguments of a verb that have a Korean word. A silent object is part of the verb. */
export function withoutSilent(list: Argument[], at: Span): { arguments: Argument[]; at: Span } {
  const silent = list.find(({ particle }) => particle === SILENT)
  return silent
    ? { arguments: list.filter((each) => each !== silent), at: { from: at.from, to: silent.object.span.to } }
    : { arguments: list, at }
}
