import type { Construction } from '#translator/construction/construction.ts'
import { saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { AdjectivePhrase } from '#translator/frame/frame.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'

function isOwn({ entry }: AdjectivePhrase): boolean {
  return 'english' in entry && entry.english === 'own'
}

/** `we grow our own vegetables`: 채소를 직접 길러요. */
export const OWN_MAKING: Construction = {
  id: 'own making',
  stage: 'clause',
  change(clause) {
    const { predicate, adjuncts } = clause
    if (!isTaggedVerb(predicate, 'making')) return clause
    const made = predicate.arguments.find(({ object }) => object.possessor && object.adjectives.some(isOwn))
    const own = made?.object.adjectives.find(isOwn)
    if (!made || !own) return clause
    const { possessor: _owner, ...thing } = made.object
    const object = { ...thing, adjectives: thing.adjectives.filter((each) => each !== own) }
    const list = predicate.arguments.map((each) => (each === made ? { ...each, object } : each))
    const oneself = saidAdverb('own', '직접', 'manner', { from: own.span.from - 1, to: own.span.to })
    return { ...clause, predicate: { ...predicate, arguments: list }, adjuncts: [...adjuncts, oneself] }
  },
  examples: [
    {
      english: 'We grow our own vegetables.',
      polite: '저희는 채소를 직접 길러요.',
      formal: '저희는 채소를 직접 기릅니다.',
      casual: '우리는 채소를 직접 길러.',
      business: '저희는 채소를 직접 기릅니다.',
    },
    {
      english: 'She makes her own clothes.',
      polite: '그 사람은 옷을 직접 만들어요.',
      formal: '그 사람은 옷을 직접 만듭니다.',
      casual: '걔는 옷을 직접 만들어.',
      business: '그분은 옷을 직접 만드십니다.',
    },
  ],
  leftAlone: ['We grow vegetables.', 'I have my own room.'],
}
