import type { Construction, Tell } from '#translator/construction/construction.ts'
import { GUIDES, RANK } from '#translator/explanation/rule.ts'
import type { Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { withThings } from '#translator/frame/ownThing.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'
import { OWNER_GLOSSES } from '#translator/korean/pronoun.ts'

function isOwnThing({ head, adjectives }: NounPhrase): boolean {
  if (head.kind !== 'noun' || adjectives.length > 0 || head.entry.honorific !== '') return false
  return head.entry.tags.has('thing') || head.entry.tags.has('body') || head.entry.tags.has('clothing')
}

/** The noun without its owner; it now renders the owner's word as well. */
function ownerless({ possessor, ...phrase }: NounPhrase, tell: Tell): NounPhrase {
  if (!possessor) return phrase
  const owner = possessor.head.kind === 'pronoun' ? OWNER_GLOSSES[possessor.head.id] : undefined
  if (owner) tell(owner)
  return { ...phrase, at: { from: possessor.span.from, to: phrase.at.to } }
}

/** `my head hurts`: the owner is understood. */
function isAching({ possessor, head }: NounPhrase): boolean {
  return isPronoun(possessor, 'I', 'you') && head.kind === 'noun' && head.entry.tags.has('body')
}

/** `the dog buried its bone`: the owner is the subject and is not repeated. */
function isItsOwn(subject: NounPhrase | undefined, { possessor, head }: NounPhrase): boolean {
  if (head.kind !== 'noun' && head.kind !== 'compound') return false
  if (subject?.head.kind !== 'noun' || isKind(subject, 'person')) return false
  return isPronoun(possessor, subject.plural ? 'they' : 'it')
}

/** `he loves his wife`: relatives need no owner. */
function isOwnKin(subject: NounPhrase | undefined, { possessor, head, adjectives }: NounPhrase): boolean {
  if (head.kind !== 'noun' || !head.entry.tags.has('kin') || adjectives.length > 0) return false
  return isPronoun(possessor, 'he', 'she') && isSamePerson(subject, possessor)
}

function freed(subject: NounPhrase | undefined, object: NounPhrase, tell: Tell): NounPhrase {
  const { possessor } = object
  if (isItsOwn(subject, object)) return ownerless(object, tell)
  if (possessor?.possessor) {
    const owner = freed(subject, possessor, tell)
    return owner === possessor ? object : { ...object, possessor: owner }
  }
  return isOwnKin(subject, object) ? ownerless(object, tell) : object
}

function isOwn({ subject, mood }: Clause, object: NounPhrase, doer: NounPhrase | undefined): boolean {
  if (!isOwnThing(object) || object.possessor === undefined) return false
  const addressed = (mood === 'command' || mood === 'request') && !doer
  return addressed ? isListener(object.possessor) : isSamePerson(doer ?? subject, object.possessor)
}

/** The subject's own things, clothes and body need no owner: 우산을 잃어버렸어요, 손을 씻으세요, 머리가 아파요. */
export const DROPPED_OWNER: Construction = {
  id: 'owner/dropped',
  stage: 'clause',
  after: ['wanted thing', 'named owner', 'active voice', 'own making', 'timed person', 'resemblance', 'reflexive'],
  lesson: { text: '“{0}” is left out because the owner is clear.', rank: RANK.plain, guide: GUIDES.pronouns },
  change(clause, _talk, tell) {
    const { subject } = clause
    const said = withThings(clause, (object, isFelt, doer) =>
      isOwn(clause, object, doer) && !isFelt ? ownerless(object, tell) : freed(doer ?? subject, object, tell),
    )
    return subject && isAching(subject) ? { ...said, subject: ownerless(subject, tell) } : said
  },
  examples: [
    {
      english: 'I lost my umbrella.',
      polite: '우산을 잃어버렸어요.',
      formal: '우산을 잃어버렸습니다.',
      casual: '우산을 잃어버렸어.',
      business: '우산을 잃어버렸습니다.',
    },
    {
      english: 'Take your umbrella.',
      polite: '우산을 가져가세요.',
      formal: '우산을 가져가십시오.',
      casual: '우산을 가져가.',
      business: '우산을 가져가시기 바랍니다.',
    },
    {
      english: 'My head hurts.',
      polite: '머리가 아파요.',
      formal: '머리가 아픕니다.',
      casual: '머리가 아파.',
      business: '머리가 아픕니다.',
    },
    {
      english: 'He loves his wife.',
      polite: '그는 아내를 사랑해요.',
      formal: '그는 아내를 사랑합니다.',
      casual: '그는 아내를 사랑해.',
      business: '그분은 아내를 사랑하십니다.',
    },
  ],
  leaves: ['I lost her umbrella.', 'I like my job.'],
}
