import type { Adjunct, Argument, Clause, Link, Predicate } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, type Span, UNWRITTEN } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { rowlessVerb } from '#translator/lexicon/rowless.ts'

/** Of time that has passed: 삼 년이 되다. */
export const PASSING = rowlessVerb('be (so long)', '되다')

export function isHowLong(adjunct: Adjunct): boolean {
  return adjunct.kind === 'wh' && adjunct.word === 'how long'
}

/** `for ten years`. */
export function isForStretch(adjunct: Adjunct): boolean {
  if (adjunct.kind !== 'preposition' || adjunct.phrase.preposition.english !== 'for') return false
  return isKind(adjunct.phrase.object, 'duration')
}

/** Whether the clause is in the present perfect, about something that is still true. */
export function isStillTrue({ group }: Clause): boolean {
  const { perfect, modal, negative, never, tense } = group
  return perfect && !modal && !negative && !never && tense !== 'past'
}

interface Passed {
  /** The event since which the time is counted. */
  from: Predicate
  at: Span
  arguments: Argument[]
  adjuncts: Adjunct[]
}

/** The time that has passed since a beginning: 결혼한 지 십 년이 됐어요. */
export function sinceBegun(clause: Clause, { from, at, arguments: list, adjuncts }: Passed): Clause {
  const start: Clause = {
    ...clause,
    ...{ mood: 'statement', group: PLAIN_GROUP, predicate: from, precedingClauses: [] },
    adjuncts: clause.adjuncts.filter((each) => !isHowLong(each) && !isForStretch(each)),
  }
  const link: Link = { relation: 'time since', clause: start, span: UNWRITTEN }
  return {
    ...clause,
    group: { ...PLAIN_GROUP, tense: 'past' },
    predicate: { kind: 'verb', entry: PASSING, arguments: list, at },
    adjuncts,
    precedingClauses: [...(clause.precedingClauses ?? []), link],
  }
}
