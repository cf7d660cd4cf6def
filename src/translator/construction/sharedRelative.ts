import type { Construction } from '#translator/construction/construction.ts'
import type { Clause, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isListener, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { withObjects, withPredicate } from '#translator/frame/replaced.ts'
import { isSaidAgain } from '#translator/frame/samePerson.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** `the job you want`, `the book I bought`: said once for both; but 제가 하는 일. */
function isSameSpeaker(outer: NounPhrase | undefined, { subject, group }: Clause): boolean {
  if (isListener(outer)) return isListener(subject)
  return isSpeaker(outer) && group.tense === 'past' && !group.modal && personOf(subject).who === personOf(outer).who
}

function sharing(noun: NounPhrase, subject: NounPhrase | undefined): NounPhrase {
  const { relative } = noun
  if (!relative || relative.clause.sharedSubject) return noun
  if (!isSaidAgain(subject, relative.clause.subject) && !isSameSpeaker(subject, relative.clause)) return noun
  return { ...noun, relative: { ...relative, clause: { ...relative.clause, sharedSubject: true } } }
}

function sharedIn(predicate: Predicate, subject: NounPhrase | undefined): Predicate {
  if (predicate.kind === 'verb') return withObjects(predicate, (object) => sharing(object, subject))
  if (predicate.kind !== 'control' && predicate.kind !== 'cause') return predicate
  const doer = predicate.kind === 'cause' ? predicate.causee : subject
  const phrase = withPredicate(predicate.phrase, sharedIn(predicate.phrase.predicate, doer))
  return phrase === predicate.phrase ? predicate : { ...predicate, phrase }
}

/** `he forgot what he was saying`: the shared subject is said once, 그는 하던 말을 잊었어요. */
export const SHARED_RELATIVE: Construction = {
  id: 'shared relative',
  stage: 'clause',
  after: ['timed person'],
  change(clause) {
    return withPredicate(clause, sharedIn(clause.predicate, clause.subject))
  },
  examples: [
    {
      english: 'He sold the car he bought last year.',
      polite: '그 사람은 작년에 산 차를 팔았어요.',
      formal: '그 사람은 작년에 산 차를 팔았습니다.',
      casual: '걔는 작년에 산 차를 팔았어.',
      business: '그분은 작년에 구매하신 차를 판매하셨습니다.',
    },
    {
      english: 'She ate the cake she made.',
      polite: '그 사람은 만든 케이크를 먹었어요.',
      formal: '그 사람은 만든 케이크를 먹었습니다.',
      casual: '걔는 만든 케이크를 먹었어.',
      business: '그분은 만드신 케이크를 드셨습니다.',
    },
    {
      english: 'I lost the book I bought yesterday.',
      polite: '어제 산 책을 잃어버렸어요.',
      formal: '어제 산 책을 잃어버렸습니다.',
      casual: '어제 산 책을 잃어버렸어.',
      business: '어제 구매한 책을 잃어버렸습니다.',
    },
  ],
  leftAlone: ['I like what I do.', 'He sold the car she bought.', 'I sold the car he bought.'],
}
