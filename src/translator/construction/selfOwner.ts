import type { Construction } from '#translator/construction/construction.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { withThings } from '#translator/frame/ownThing.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'

function ofOneself(subject: NounPhrase | undefined, object: NounPhrase): NounPhrase {
  const { possessor, head } = object
  if (possessor?.possessor) {
    const owner = ofOneself(subject, possessor)
    return owner === possessor ? object : { ...object, possessor: owner }
  }
  if (head.kind !== 'noun' || !possessor || !isPronoun(possessor, 'he', 'she')) return object
  if (!isSamePerson(subject, possessor)) return object
  return { ...object, possessor: { ...possessor, head: { kind: 'pronoun', id: 'self' } } }
}

/** `she likes her job`: the owner is the subject, 자기 직업을 좋아해요. */
export const SELF_OWNER: Construction = {
  id: 'self owner',
  stage: 'clause',
  after: ['owner/dropped'],
  change(clause) {
    return withThings(clause, (object, _isFelt, doer) => ofOneself(doer ?? clause.subject, object))
  },
  examples: [
    {
      english: 'She likes her job.',
      polite: '그 사람은 자기 직업을 좋아해요.',
      formal: '그 사람은 자신의 직업을 좋아합니다.',
      casual: '걔는 자기 직업을 좋아해.',
      business: '그분은 자신의 직업을 좋아하십니다.',
    },
  ],
  leftAlone: ['He met her friend.', 'He met his friend.', 'He loves his wife.'],
}
