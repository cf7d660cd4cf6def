import type { Argument, NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import type { ListedVerb } from '#translator/lexicon/lexicon.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

/** Whether a noun phrase, or each item of a list, is of a kind. */
export function isKindThroughout(phrase: NounPhrase, kind: string): boolean {
  const { head } = phrase
  return head.kind === 'list' ? head.items.every((item) => isKindThroughout(item, kind)) : isKind(phrase, kind)
}

function objectKinds({ frame }: VerbEntry): string[] {
  return frame.flatMap(({ role, tag }) => (role === 'obj' && tag ? [tag] : []))
}

/** `wore jeans and a hat`: the items need different Korean verbs. */
export function mixesSenses(
  senses: readonly ListedVerb[],
  { entry, rest }: ListedVerb,
  { role, object: { head } }: Argument,
): boolean {
  if (role !== 'obj' || head.kind !== 'list') return false
  const others = senses.filter(
    (sense) => sense.entry.korean !== entry.korean && sense.rest.join(' ') === rest.join(' '),
  )
  const kinds = others.flatMap((sense) => objectKinds(sense.entry))
  const own = objectKinds(entry)
  const suits = (item: NounPhrase, wanted: readonly string[]) => wanted.some((kind) => isKind(item, kind))
  return head.items.some((item) => suits(item, kinds) && !suits(item, own))
}
