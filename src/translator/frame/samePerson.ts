import type { Clause, Head, Link, NounPhrase } from '#translator/frame/frame.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'

const THIRD: ReadonlySet<PronounId> = new Set(['he', 'she', 'they'])

/** `somebody left when they were done`. */
const SOMEBODY: ReadonlySet<PronounId> = new Set(['someone', 'everyone', 'nobody', 'anyone'])

/** An animal is it, he or she. */
function isOfAnimal(id: PronounId, plural: boolean): boolean {
  return plural ? id === 'they' : id === 'it' || id === 'he' || id === 'she'
}

/** A man is never `she`, and a woman never `he`. */
const NEVER: Readonly<Partial<Record<PronounId, string>>> = { he: 'female', she: 'male' }

function isNoun(head: Head): head is Extract<Head, { kind: 'noun' | 'compound' }> {
  return head.kind === 'noun' || head.kind === 'compound'
}

function isOfOtherSex({ head }: NounPhrase, id: PronounId): boolean {
  const sex = NEVER[id]
  return sex !== undefined && (head.kind === 'name' || isNoun(head)) && head.entry.tags.has(sex)
}

/** Whether two phrases name the same person: Tom said he was tired. */
export function isSamePerson(outer: NounPhrase | undefined, inner: NounPhrase | undefined): boolean {
  if (outer && outer === inner) return true
  if (!outer || inner?.head.kind !== 'pronoun') return false
  const { head } = outer
  if (head.kind === 'pronoun' && SOMEBODY.has(head.id)) return inner.head.id === 'they'
  if (head.kind === 'pronoun') return head.id === inner.head.id
  if ((outer.plural && inner.head.id !== 'they') || isOfOtherSex(outer, inner.head.id)) return false
  if (isNoun(head) && head.entry.tags.has('animal')) return isOfAnimal(inner.head.id, outer.plural)
  return THIRD.has(inner.head.id) && (head.kind === 'name' || (isNoun(head) && head.entry.tags.has('person')))
}

/** Whether the inner phrase repeats the outer as the same pronoun: he forgot what he was saying. */
export function isSaidAgain(outer: NounPhrase | undefined, inner: NounPhrase | undefined): boolean {
  if (outer?.head.kind !== 'pronoun' || inner?.head.kind !== 'pronoun') return false
  return outer.head.id === inner.head.id && THIRD.has(inner.head.id)
}

const POINTS_BACK: ReadonlySet<Link['relation']> = new Set(['so', 'and', 'but', 'and then'])

/** Whether a linked clause and its main clause have one subject. In `he left, so the owner came`, a pronoun only points back. */
export function sharesSubject(
  main: Pick<Clause, 'subject'> | undefined,
  { relation, clause: { subject } }: Link,
): boolean {
  const isForward = subject?.head.kind === 'pronoun' && main?.subject?.head.kind !== 'pronoun'
  return (
    isSameNoun(main?.subject, subject) ||
    (isSamePerson(main?.subject, subject) && !(isForward && POINTS_BACK.has(relation)))
  )
}

/** Whether two phrases are the same words of the sentence, whatever was left out of one of them. */
function isSameNoun(outer: NounPhrase | undefined, inner: NounPhrase | undefined): boolean {
  if (!outer || !inner || outer.span.from < 0) return false
  return outer.span.from === inner.span.from && outer.span.to === inner.span.to
}

/** `because she came home and broke it`: the subject that two linked clauses share is said once, before both. */
export function withOwnSubject(clause: Clause): Clause {
  const { sharedSubject, ...whole } = clause
  const leads = sharedSubject === true && (whole.precedingClauses ?? []).some((link) => sharesSubject(whole, link))
  return leads ? whole : clause
}
