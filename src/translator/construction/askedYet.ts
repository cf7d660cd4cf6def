import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { removed } from '#translator/frame/replaced.ts'

/** `nobody has come yet`: the subject or object denies. */
function isDenied({ subject, predicate, group }: Clause): boolean {
  const objects = predicate.kind === 'verb' ? predicate.arguments.map(({ object }) => object) : []
  const denies = [...(subject ? [subject] : []), ...objects].some(
    (each) => each.determiner === 'no' || isPronoun(each, 'nobody', 'nothing') || each.head.kind === 'share',
  )
  return group.never || denies
}

/** `have you eaten yet?`, `ask if it is ready yet`: in a question `yet` is left out. */
export const ASKED_YET: Construction = {
  id: 'asked yet',
  stage: 'clause',
  after: ['rarely', 'asked chance'],
  change(clause) {
    if (clause.group.negative || (clause.mood !== 'question' && isDenied(clause))) return clause
    const yet = clause.adjuncts.find((each) => isAdverb(each, 'yet'))
    const adjuncts = removed(clause.adjuncts, (each) => each === yet)
    return adjuncts === clause.adjuncts ? clause : { ...clause, adjuncts }
  },
  examples: [
    {
      english: 'Have you arrived yet?',
      polite: '도착하셨어요?',
      formal: '도착하셨습니까?',
      casual: '도착했어?',
      business: '도착하셨습니까?',
    },
    {
      english: 'Has the train arrived yet?',
      polite: '기차는 도착했어요?',
      formal: '기차는 도착했습니까?',
      casual: '기차는 도착했어?',
      business: '기차는 도착했습니까?',
    },
  ],
  leftAlone: ['Nobody has come yet.', "I haven't eaten yet.", "Haven't you eaten yet?"],
}
