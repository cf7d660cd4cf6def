import type { Clause, NounPhrase, VerbPhrase } from '#translator/analysis/frame.ts'
import { OWNER_GLOSSES } from '#translator/transfer/koreanPronoun.ts'
import { isSamePerson } from '#translator/transfer/recastPhrase.ts'
import { fire, type Rendering } from '#translator/transfer/rendering.ts'

/** What one feels for one's own things is about whose they are: 제 일을 좋아해요. */
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

/** The noun without its owner, whose word it now stands for as well. */
function ownerless(rendering: Rendering, { possessor, ...phrase }: NounPhrase): NounPhrase {
  if (!possessor) return phrase
  const owner = possessor.head.kind === 'pronoun' ? OWNER_GLOSSES[possessor.head.id] : undefined
  if (owner) fire(rendering, 'owner/dropped', owner)
  return { ...phrase, at: { from: possessor.span.from, to: phrase.at.to } }
}

type Freed = (object: NounPhrase, felt: boolean) => NounPhrase

/** What one does something for is one's own doing, too: 손을 숨기려고. */
function inPhrase<Phrase extends VerbPhrase>(given: Phrase, freed: Freed): Phrase {
  const adjuncts = given.adjuncts.map((each) =>
    each.kind === 'purpose' ? { ...each, phrase: inPhrase(each.phrase, freed) } : each,
  )
  return inPredicate({ ...given, adjuncts }, freed)
}

function inPredicate<Phrase extends VerbPhrase>(phrase: Phrase, freed: Freed): Phrase {
  const { predicate } = phrase
  if (predicate.kind === 'control')
    return { ...phrase, predicate: { ...predicate, phrase: inPhrase(predicate.phrase, freed) } }
  if (predicate.kind === 'cause')
    return { ...phrase, predicate: { ...predicate, causee: freed(predicate.causee, true) } }
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

/** `my head hurts`: whose head it is one need not say. */
function achingSubject(rendering: Rendering, subject: NounPhrase): NounPhrase {
  const { possessor, head } = subject
  const own = possessor?.head.kind === 'pronoun' && (possessor.head.id === 'I' || possessor.head.id === 'you')
  return own && head.kind === 'noun' && head.entry.tags.has('body') ? ownerless(rendering, subject) : subject
}

/** `he loves his wife`: one's own kin need no owner, other persons and places are 자기 or 자신의. */
function ofHisOwn(rendering: Rendering, subject: NounPhrase | undefined, object: NounPhrase): NounPhrase {
  const { possessor, head } = object
  if (possessor?.possessor) return { ...object, possessor: ofHisOwn(rendering, subject, possessor) }
  if (possessor?.head.kind !== 'pronoun' || !/^(?:he|she)$/.test(possessor.head.id)) return object
  if (head.kind !== 'noun' || !isSamePerson(subject, possessor)) return object
  if (head.entry.tags.has('kin') && object.adjectives.length === 0) return ownerless(rendering, object)
  if (isOwnThing(object)) return object
  return { ...object, possessor: { ...possessor, head: { kind: 'pronoun', id: 'self' } } }
}

/** His own things, clothes and body need no owner's word: 우산을 잃어버렸어요, 손을 씻으세요. */
export function withoutOwnPossessors(rendering: Rendering, clause: Clause): Clause {
  const { subject, mood } = clause
  const addressed = mood === 'command' || mood === 'request'
  const isOwn = (object: NounPhrase) =>
    isOwnThing(object) &&
    object.possessor !== undefined &&
    (addressed ? ownedByAddressee(object) : isSamePerson(subject, object.possessor))
  const freed = inPhrase(clause, (object, felt) =>
    isOwn(object) && !felt ? ownerless(rendering, object) : ofHisOwn(rendering, subject, object),
  )
  return subject ? { ...freed, subject: achingSubject(rendering, subject) } : freed
}
