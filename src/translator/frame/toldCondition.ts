import type { Clause, Link } from '#translator/frame/frame.ts'

/** `told me to come back if it still hurts`: the condition is part of what was told. */
export function isOfWhatIsTold({ predicate, group, subject }: Clause, { relation, clause, span }: Link): boolean {
  const tells = predicate.kind === 'cause' || predicate.kind === 'report' || predicate.kind === 'control'
  const isToCome = clause.group.tense === 'present' && !clause.group.perfect
  const trails = subject !== undefined && subject.span.from < span.from
  return (
    tells &&
    trails &&
    isToCome &&
    group.tense === 'past' &&
    /^(?:if|when|as soon as|until|before|after)$/.test(relation)
  )
}
