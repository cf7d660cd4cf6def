import type { NounPhrase } from '#translator/frame/frame.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'

const THIRD: ReadonlySet<PronounId> = new Set(['he', 'she', 'they'])

/** Whether two phrases name the same person: Tom said he was tired. */
export function isSamePerson(outer: NounPhrase | undefined, inner: NounPhrase | undefined): boolean {
  if (outer && outer === inner) return true
  if (!outer || inner?.head.kind !== 'pronoun') return false
  const { head } = outer
  if (head.kind === 'pronoun') return head.id === inner.head.id
  if (outer.plural && inner.head.id !== 'they') return false
  return THIRD.has(inner.head.id) && (head.kind === 'name' || (head.kind === 'noun' && head.entry.tags.has('person')))
}

/** Whether the inner phrase repeats the outer as the same pronoun: he forgot what he was saying. */
export function isSaidAgain(outer: NounPhrase | undefined, inner: NounPhrase | undefined): boolean {
  if (outer?.head.kind !== 'pronoun' || inner?.head.kind !== 'pronoun') return false
  return outer.head.id === inner.head.id && THIRD.has(inner.head.id)
}
