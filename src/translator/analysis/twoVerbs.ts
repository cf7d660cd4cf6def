import type { Chart } from '#translator/analysis/chart.ts'
import type { Argument } from '#translator/analysis/frame.ts'
import { isKind } from '#translator/analysis/nounKind.ts'
import type { ListedVerb } from '#translator/lexicon/lexicon.ts'

/** `wear jeans and a hat`: what one verb does to both, Korean does with two: 입다 and 쓰다. */
export function wantsTwoVerbs(chart: Chart, { entry }: ListedVerb, at: number, { role, object }: Argument): boolean {
  const { head } = object
  if (head.kind !== 'list') return false
  const others = (chart.lexicon.verbs.get(chart.word(at)) ?? []).filter(
    (other) => other.entry.english === entry.english && other.entry.korean !== entry.korean,
  )
  const tags = others.flatMap((other) => other.entry.frame.filter((slot) => slot.role === role).map(({ tag }) => tag))
  return tags.some(
    (tag) => tag && head.items.some((item) => isKind(item, tag)) && !head.items.every((item) => isKind(item, tag)),
  )
}
