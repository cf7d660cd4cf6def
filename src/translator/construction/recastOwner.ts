import { isSamePerson } from '#translator/construction/recastPhrase.ts'
import type { Adjunct, Clause, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { OWNER_GLOSSES } from '#translator/korean/pronoun.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'

/** A feeling about one's own things keeps the owner: 제 일을 좋아해요. */
const FELT = new Set([
  'like',
  'love',
  'hate',
  'know',
  'miss',
  'prefer',
  'need',
  'have',
  'introduce',
  'believe',
  'doubt',
  'accept',
  'understand',
  'trust',
  'follow',
])

function isOwnThing({ head, adjectives }: NounPhrase): boolean {
  if (head.kind !== 'noun' || adjectives.length > 0 || head.entry.honorific !== '') return false
  return head.entry.tags.has('thing') || head.entry.tags.has('body') || head.entry.tags.has('clothing')
}

/** The noun without its owner; it now renders the owner's word as well. */
function ownerless(rendering: Rendering, { possessor, ...phrase }: NounPhrase): NounPhrase {
  if (!possessor) return phrase
  const owner = possessor.head.kind === 'pronoun' ? OWNER_GLOSSES[possessor.head.id] : undefined
  if (owner) fire(rendering, 'owner/dropped', owner)
  return { ...phrase, at: { from: possessor.span.from, to: phrase.at.to } }
}

/** Drops the owner of the subject's own things, unless they are `felt` or talked about; `doer` is given if it is not the subject. */
type Freed = (object: NounPhrase, felt: boolean, doer?: NounPhrase) => NounPhrase

const WHERE_AND_HOW = new Set(['place', 'goal', 'source', 'means', 'companion'])

/** `a scar on his chin`: 턱에. */
function besides(adjunct: Adjunct, freed: Freed): Adjunct {
  if (adjunct.kind !== 'preposition') return adjunct
  const { role } = adjunct.phrase.preposition
  if (role !== 'topic' && !WHERE_AND_HOW.has(role)) return adjunct
  return { ...adjunct, phrase: { ...adjunct.phrase, object: freed(adjunct.phrase.object, role === 'topic') } }
}

/** Drops the owner in a purpose, too: 손을 숨기려고. */
function inPhrase<Phrase extends VerbPhrase>(given: Phrase, freed: Freed): Phrase {
  const adjuncts = given.adjuncts.map((each) =>
    each.kind === 'purpose' ? { ...each, phrase: inPhrase(each.phrase, freed) } : besides(each, freed),
  )
  return inPredicate({ ...given, adjuncts }, freed)
}

function inPredicate<Phrase extends VerbPhrase>(phrase: Phrase, freed: Freed): Phrase {
  const { predicate } = phrase
  if (predicate.kind === 'control')
    return { ...phrase, predicate: { ...predicate, phrase: inPhrase(predicate.phrase, freed) } }
  if (predicate.kind === 'cause') {
    const ofCausee: Freed = (object, felt) => freed(object, felt, predicate.causee)
    const causee = freed(predicate.causee, true)
    return { ...phrase, predicate: { ...predicate, causee, phrase: inPhrase(predicate.phrase, ofCausee) } }
  }
  if (predicate.kind === 'adjective') {
    const list = predicate.arguments.map((each) => ({ ...each, object: freed(each.object, true) }))
    return { ...phrase, predicate: { ...predicate, arguments: list } }
  }
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry) return phrase
  const felt = FELT.has(predicate.entry.english)
  const list = predicate.arguments.map((each) => ({ ...each, object: freed(each.object, felt) }))
  return { ...phrase, predicate: { ...predicate, arguments: list } }
}

function ownedByAddressee({ possessor }: NounPhrase): boolean {
  return possessor?.head.kind === 'pronoun' && possessor.head.id === 'you'
}

/** `my head hurts`: the owner is understood. */
function achingSubject(rendering: Rendering, subject: NounPhrase): NounPhrase {
  const { possessor, head } = subject
  const own = possessor?.head.kind === 'pronoun' && (possessor.head.id === 'I' || possessor.head.id === 'you')
  return own && head.kind === 'noun' && head.entry.tags.has('body') ? ownerless(rendering, subject) : subject
}

/** `the dog buried its bone`: the owner is the subject and is not repeated. */
function isItsOwn(subject: NounPhrase | undefined, { possessor, head }: NounPhrase): boolean {
  if (possessor?.head.kind !== 'pronoun' || (head.kind !== 'noun' && head.kind !== 'compound')) return false
  if (subject?.head.kind !== 'noun' || isKind(subject, 'person')) return false
  return possessor.head.id === (subject.plural ? 'they' : 'it')
}

/** `he loves his wife`: relatives need no owner; with other persons and places it is 자기 or 자신의. */
function ofHisOwn(rendering: Rendering, subject: NounPhrase | undefined, object: NounPhrase): NounPhrase {
  const { possessor, head } = object
  if (isItsOwn(subject, object)) return ownerless(rendering, object)
  if (possessor?.possessor) return { ...object, possessor: ofHisOwn(rendering, subject, possessor) }
  if (possessor?.head.kind !== 'pronoun' || !/^(?:he|she)$/.test(possessor.head.id)) return object
  if (head.kind !== 'noun' || !isSamePerson(subject, possessor)) return object
  if (head.entry.tags.has('kin') && object.adjectives.length === 0) return ownerless(rendering, object)
  return { ...object, possessor: { ...possessor, head: { kind: 'pronoun', id: 'self' } } }
}

/** The subject's own things, clothes and body need no owner: 우산을 잃어버렸어요, 손을 씻으세요. */
export function withoutOwnPossessors(rendering: Rendering, clause: Clause): Clause {
  const { subject, mood } = clause
  const addressed = mood === 'command' || mood === 'request'
  const isOwn = (object: NounPhrase, doer: NounPhrase | undefined) =>
    isOwnThing(object) &&
    object.possessor !== undefined &&
    (addressed && !doer ? ownedByAddressee(object) : isSamePerson(doer ?? subject, object.possessor))
  const freed = inPhrase(clause, (object, felt, doer) =>
    isOwn(object, doer) && !felt ? ownerless(rendering, object) : ofHisOwn(rendering, doer ?? subject, object),
  )
  return subject ? { ...freed, subject: achingSubject(rendering, subject) } : freed
}
