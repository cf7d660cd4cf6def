import type { Clause, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import type { ReportId } from '#translator/frame/government.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'

/** English shifts a reported clause into the past; Korean keeps its original tense. */
function isBackshifted({ group: outer }: VerbPhrase, { predicate, group }: Clause): boolean {
  if (outer.tense !== 'past' || group.tense !== 'past' || group.perfect) return false
  if (predicate.kind === 'verb')
    return group.progressive || ('tags' in predicate.entry && predicate.entry.tags.has('state'))
  return true
}

/** After `glad` and `sorry`, `could` is about ability and not about possibility. */
const FELT: ReadonlySet<ReportId> = new Set(['glad', 'sorry', 'surprised'])

/** A reported clause without the repeated subject and without the tense of the reporting verb. */
export function withoutRepetition(phrase: VerbPhrase & { subject?: NounPhrase }): VerbPhrase {
  const { predicate, subject } = phrase
  if (predicate.kind !== 'report') return phrase
  const { clause } = predicate
  const tense = isBackshifted(phrase, clause) ? 'present' : clause.group.tense
  const isAbility = phrase.group.tense === 'past' || FELT.has(predicate.report)
  const could = isAbility && clause.group.modal === 'could' && !clause.group.perfect
  const reported = {
    ...clause,
    group: { ...clause.group, tense, ...(could ? { modal: 'can' as const } : {}) },
    ...(isSamePerson(subject, clause.subject) ? { sharedSubject: true } : {}),
  }
  return { ...phrase, predicate: { ...predicate, clause: reported } }
}
