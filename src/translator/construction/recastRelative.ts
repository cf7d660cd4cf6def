import type { Clause, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'

const THIRD = new Set(['he', 'she', 'they'])

function isSaidAgain(outer: NounPhrase | undefined, inner: NounPhrase | undefined): boolean {
  if (outer?.head.kind !== 'pronoun' || inner?.head.kind !== 'pronoun') return false
  return outer.head.id === inner.head.id && THIRD.has(inner.head.id)
}

/** `the tallest man I've ever seen`: the superlative includes `ever`, 제가 본 가장 키가 큰 남자. */
export function withoutEver(noun: NounPhrase): NounPhrase {
  const { relative, adjectives } = noun
  if (!relative?.clause.group.ever || !adjectives.some(({ degree }) => degree === 'superlative')) return noun
  const group = { ...relative.clause.group, ever: false }
  return { ...noun, relative: { ...relative, clause: { ...relative.clause, group } } }
}

function sharing(noun: NounPhrase, subject: NounPhrase | undefined): NounPhrase {
  const { relative } = noun
  if (!relative || !isSaidAgain(subject, relative.clause.subject)) return noun
  return { ...noun, relative: { ...relative, clause: { ...relative.clause, sharedSubject: true } } }
}

function inPhrase<Phrase extends VerbPhrase>(phrase: Phrase, subject: NounPhrase | undefined): Phrase {
  const { predicate } = phrase
  if (predicate.kind === 'control')
    return { ...phrase, predicate: { ...predicate, phrase: inPhrase(predicate.phrase, subject) } }
  if (predicate.kind === 'cause')
    return { ...phrase, predicate: { ...predicate, phrase: inPhrase(predicate.phrase, predicate.causee) } }
  if (predicate.kind !== 'verb') return phrase
  const list = predicate.arguments.map((each) => ({ ...each, object: sharing(each.object, subject) }))
  return { ...phrase, predicate: { ...predicate, arguments: list } }
}

/** `he forgot what he was saying`: the shared subject is said once, 그는 하던 말을 잊었어요. */
export function withSharedRelative(clause: Clause): Clause {
  return inPhrase(clause, clause.subject)
}
