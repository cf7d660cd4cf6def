import type { Construction } from '#translator/construction/construction.ts'
import { withDeniedWords } from '#translator/frame/deniedWord.ts'
import type { NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

function ownedBySelf(object: NounPhrase, subject: NounPhrase | undefined): NounPhrase {
  const { possessor } = object
  if (!possessor || !isSamePerson(subject, possessor)) return object
  return { ...object, possessor: { ...possessor, head: { kind: 'pronoun', id: 'self' } } }
}

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

/** `he won't let me go` is about the present, 가지 못하게 해요: `not` belongs to the action, and `will` is the subject's will. */
export const KEEPING: Construction = {
  id: 'keeping',
  stage: 'clause',
  after: ['rarely', 'owner/dropped', 'self owner', 'never before', 'never word', 'denied degree', 'such degree'],
  change(clause) {
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
  },
  examples: [
    {
      english: "He won't let me go.",
      polite: '그 사람은 제가 가지 못하게 해요.',
      formal: '그 사람은 제가 가지 못하게 합니다.',
      casual: '걔는 내가 가지 못하게 해.',
      business: '그분은 제가 가지 못하게 하십니다.',
    },
    {
      english: "My mother doesn't let me watch TV.",
      polite: '저희 어머니는 제가 텔레비전을 보지 못하게 하세요.',
      formal: '저희 어머니는 제가 텔레비전을 보지 못하게 하십니다.',
      casual: '우리 엄마는 내가 텔레비전을 보지 못하게 해.',
      business: '저희 어머니는 제가 텔레비전을 보지 못하게 하십니다.',
    },
  ],
  leftAlone: ['My mother lets me watch TV.', "He won't go."],
}
