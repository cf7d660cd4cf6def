import type { Clause, Link } from '#translator/frame/frame.ts'
import type { Span } from '#translator/frame/frameTerm.ts'
import { isLexicalVerb, isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import { AS_ONE_SAID, AS_ONE_SAYS, CONNECTIVES, type Connective, INTERRUPTED } from '#translator/korean/connective.ts'
import { BEFALLING, koreanVerb } from '#translator/korean/suitedConnective.ts'

function isSaying({ predicate }: Clause): boolean {
  return isTaggedVerb(predicate, 'saying')
}

/** Adjectives have no past modifier: 아픈 지. */
function isQuality({ predicate }: Clause): boolean {
  if (predicate.kind !== 'adjective' || 'unknown' in predicate.phrase.entry) return false
  return predicate.phrase.entry.predicate?.pos === 'adjective'
}

/** `I broke my leg while skiing`: the action is interrupted, 스키를 타다가. */
function befalls(main: Clause, { subject: inner }: Clause): boolean {
  const { group, subject } = main
  const befell = (BEFALLING.has(koreanVerb(main)) || isPerceived(main)) && group.tense === 'past' && !group.negative
  return befell && (inner === undefined || isSamePerson(subject, inner))
}

/** `as I was walking, I heard someone call`: 걸어가다가. */
function isPerceived({ predicate }: Clause): boolean {
  return predicate.kind === 'cause' && /^(?:see|hear)$/.test(predicate.cause)
}

const SAME_TIME: Connective = { suffix: '-(으)면서', tense: 'drops', english: 'as' }
const AT_THAT_TIME: Connective = { ...CONNECTIVES.when, english: 'as' }

function isDone({ predicate, group }: Clause): boolean {
  if (!isLexicalVerb(predicate) || predicate.entry.tags.has('state')) return false
  return !group.negative && !group.never && !group.modal && !group.perfect && !predicate.passive
}

/** What one does as one does or perceives something else. */
function ownConnectiveOfAs({ group }: Clause, main: Clause, trails: boolean): Connective {
  if (isPerceived(main) && group.progressive) return { ...INTERRUPTED, english: 'as' }
  return isDone(main) && (trails || group.progressive) ? SAME_TIME : CONNECTIVES.as
}

/** `he whistled as he walked` does both at once, `as I was leaving, it rang` says when; other `as` give a reason. */
function connectiveOfAs(clause: Clause, span: Span, main: Clause | undefined): Connective {
  const reason = CONNECTIVES.as
  if (isSaying(clause)) return clause.group.tense === 'past' ? AS_ONE_SAID : AS_ONE_SAYS
  if (!main || !isDone(clause) || clause.subject === undefined) return reason
  const trails = main.subject !== undefined && span.from > main.subject.span.from
  if (isSamePerson(main.subject, clause.subject)) return ownConnectiveOfAs(clause, main, trails)
  const living = personOf(clause.subject).living === true
  return living && (clause.group.progressive || trails) ? AT_THAT_TIME : reason
}

/** The connective that the timing of two actions requires, if it differs from the relation's usual one. */
export function doingConnective({ relation, clause, span }: Link, main: Clause | undefined): Connective | undefined {
  if (relation === 'while' && main && befalls(main, clause)) return INTERRUPTED
  if (relation === 'time since' && isQuality(clause)) return { ...CONNECTIVES['time since'], suffix: '-는' }
  return relation === 'as' ? connectiveOfAs(clause, span, main) : undefined
}
