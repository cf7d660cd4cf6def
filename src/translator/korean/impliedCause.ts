import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Clause, Link } from '#translator/frame/frame.ts'
import { isLexicalVerb, isVerb } from '#translator/frame/lexicalVerb.ts'
import { isObligation } from '#translator/frame/obligation.ts'
import { isListener, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { CONNECTIVES, type Connective, REASON_TO_ACT } from '#translator/korean/connective.ts'
import { isTooMuch } from '#translator/korean/infinitive.ts'

/** `and` that tells why: 버스를 놓쳐서 걸어가야 했어요. */
const CAUSE: Connective = { ...CONNECTIVES.so, english: 'and' }

function isToldPast({ group }: Clause): boolean {
  return group.tense === 'past' && !group.modal && !group.progressive
}

/** `we missed the bus and had to walk` */
function forces(clause: Clause, { predicate, group, mood }: Clause): boolean {
  if (isVerb(clause.predicate, 'finish')) return false
  return mood === 'statement' && isToldPast(clause) && isObligation(predicate) && group.tense === 'past'
}

/** `I left my umbrella and now I'm soaked`: what happened and how things are. */
function leavesSo({ group, predicate }: Clause, main: Clause): boolean {
  const happened = (group.tense === 'past' || group.perfect) && isLexicalVerb(predicate)
  if (!happened || group.modal || predicate.entry.tags.has('state')) return false
  const isNow = main.adjuncts.some((each) => isAdverb(each, 'now')) && main.group.tense === 'present'
  return isNow && (main.predicate.kind === 'adjective' || main.group.negative || main.group.progressive === true)
}

/** `it's too small and I want to return it` */
function isTooMuchFor({ predicate }: Clause, { subject }: Clause): boolean {
  return predicate.kind === 'adjective' && isTooMuch(predicate.phrase) && isSpeaker(subject)
}

/** `I sent it this morning, so it should be there`: what one concludes or advises, 보냈으니까. */
function isConcluded({ clause }: Link, { group, mood, subject, predicate }: Clause): boolean {
  if (mood !== 'statement' || clause.group.never) return false
  if (group.modal === 'must' || group.modal === 'should' || group.modal === 'had better') return true
  return group.modal === 'will' && clause.group.tense === 'past' && predicate.kind === 'place' && !isListener(subject)
}

/** The connective of a cause that the main clause makes one, if it differs from the relation's usual one. */
export function impliedCause(link: Link, main: Clause | undefined): Connective | undefined {
  const { relation, clause } = link
  if (!main) return undefined
  if (relation === 'and') {
    return forces(clause, main) || leavesSo(clause, main) || isTooMuchFor(clause, main) ? CAUSE : undefined
  }
  const isReason = relation === 'so' || relation === 'because'
  return isReason && isConcluded(link, main) ? { ...REASON_TO_ACT, english: relation } : undefined
}
