import { predicate as koreanPredicate } from '#korean/predicate.ts'
import { withDeniedWords } from '#translator/construction/recastNegation.ts'
import { isSamePerson } from '#translator/construction/recastPhrase.ts'
import type { Adjunct, Clause, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { personOf } from '#translator/korean/chain.ts'
import { named } from '#translator/lexicon/koreanKey.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

/** In `not let`, the subject's own things are 자기: `his chair` is not that of the person who may not sit in it. */
function withOwner(phrase: VerbPhrase, subject: NounPhrase | undefined): VerbPhrase {
  const { predicate, adjuncts } = phrase
  if (predicate.kind !== 'verb' || personOf(subject).who !== 'other') return phrase
  return {
    ...phrase,
    predicate: {
      ...predicate,
      arguments: predicate.arguments.map((each) => ({ ...each, object: ownedBySelf(each.object, subject) })),
    },
    adjuncts: adjuncts.map((each) =>
      each.kind === 'preposition'
        ? { ...each, phrase: { ...each.phrase, object: ownedBySelf(each.phrase.object, subject) } }
        : each,
    ),
  }
}

function ownedBySelf(object: NounPhrase, subject: NounPhrase | undefined): NounPhrase {
  const { possessor } = object
  if (!possessor || !isSamePerson(subject, possessor)) return object
  return { ...object, possessor: { ...possessor, head: { kind: 'pronoun', id: 'self' } } }
}

/** `he won't let me go` is about the present, 가지 못하게 해요: `not` belongs to the action, and `will` is the subject's will. */
export function withKeeping(clause: Clause): Clause {
  const { predicate, group, subject } = withDeniedWords(clause)
  if (predicate.kind !== 'cause' || predicate.cause !== 'let' || !(group.negative || group.never)) return clause
  const { modal, ...rest } = group
  const willing = modal === 'will' && personOf(subject).who === 'other'
  const phrase = withOwner(predicate.phrase, subject)
  return {
    ...clause,
    group: { ...rest, ...(modal && !willing ? { modal } : {}), negative: false, never: false },
    predicate: { ...predicate, phrase: { ...phrase, group: { ...phrase.group, negative: true } } },
  }
}

const WORKING = new Set(['open', 'close', 'shut', 'lock', 'start', 'stop', 'move', 'work', 'turn on', 'turn off'])

function isWhen(adjunct: Adjunct): boolean {
  return adjunct.kind === 'time noun' || (adjunct.kind === 'preposition' && adjunct.phrase.preposition.role === 'time')
}

const CATCH = named(koreanPredicate('걸리다', 'verb', 'regular'))

/** `it won't start` is an engine: 시동이 안 걸려요. */
function ignited(entry: VerbEntry): VerbEntry {
  return { ...entry, ...CATCH, precedingWords: '시동이' }
}

/** `the door won't open` is about the present, 안 열려요, because a thing has no will. */
export function withRefusal(clause: Clause): Clause {
  const { predicate, group, subject, adjuncts, precedingClauses = [] } = clause
  if (group.modal !== 'will' || !group.negative || predicate.kind !== 'verb' || 'unknown' in predicate.entry)
    return clause
  const isPlanned = precedingClauses.length > 0 || adjuncts.some(isWhen) || predicate.arguments.length > 0
  const isThing = subject?.head.kind === 'noun' && isKind(subject, 'thing') && !isKind(subject, 'event')
  const { english } = predicate.entry
  const isIt = subject?.head.kind === 'pronoun' && subject.head.id === 'it' && english !== 'work'
  if (isPlanned || !(isThing || isIt) || !WORKING.has(english)) return clause
  const { modal: _will, ...now } = group
  const engine = isIt && english === 'start'
  return { ...clause, group: now, predicate: engine ? { ...predicate, entry: ignited(predicate.entry) } : predicate }
}
