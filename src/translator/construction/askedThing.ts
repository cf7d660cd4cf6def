import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { withObjects, withPredicate } from '#translator/frame/replaced.ts'

const ASKING: ReadonlySet<Clause['mood']> = new Set(['question', 'invitation', 'request', 'offer', 'proposal'])

/** `something` in a question: 뭐 좀. */
export const ASKED_THING: Construction = {
  id: 'asked thing',
  stage: 'clause',
  change(clause) {
    const { predicate, mood } = clause
    if (predicate.kind !== 'verb' || !ASKING.has(mood)) return clause
    const said = withObjects(predicate, (object) =>
      isPronoun(object, 'something') ? { ...object, head: { kind: 'pronoun', id: 'anything' } } : object,
    )
    return withPredicate(clause, said)
  },
  examples: [
    {
      english: 'Would you like to eat something?',
      polite: '뭐 좀 드시겠어요?',
      formal: '무엇을 좀 드시겠습니까?',
      casual: '뭐 좀 먹을래?',
      business: '무엇을 좀 드시겠습니까?',
    },
    {
      english: 'Shall we eat something?',
      polite: '뭐 좀 먹을까요?',
      formal: '무엇을 좀 드시겠습니까?',
      casual: '뭐 좀 먹을까?',
      business: '무엇을 좀 드시겠습니까?',
    },
  ],
  leftAlone: ['I ate something.', 'Did something happen?'],
}
