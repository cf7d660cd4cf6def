import type { Construction } from '#translator/construction/construction.ts'
import type { NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { withObjects, withPredicate } from '#translator/frame/replaced.ts'
import { isSaidAgain } from '#translator/frame/samePerson.ts'

function sharing(noun: NounPhrase, subject: NounPhrase | undefined): NounPhrase {
  const { relative } = noun
  if (!relative || relative.clause.sharedSubject || !isSaidAgain(subject, relative.clause.subject)) return noun
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
      polite: '그는 작년에 산 차를 팔았어요.',
      formal: '그는 작년에 산 차를 팔았습니다.',
      casual: '그는 작년에 산 차를 팔았어.',
      business: '그분은 작년에 사신 차를 파셨습니다.',
    },
    {
      english: 'She ate the cake she made.',
      polite: '그녀는 만든 케이크를 먹었어요.',
      formal: '그녀는 만든 케이크를 먹었습니다.',
      casual: '그녀는 만든 케이크를 먹었어.',
      business: '그분은 만드신 케이크를 드셨습니다.',
    },
  ],
  leaves: ['He sold the car she bought.', 'I sold the car he bought.'],
}
