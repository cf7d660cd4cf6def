import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct } from '#translator/frame/frame.ts'
import { removed, replaced } from '#translator/frame/replaced.ts'

/** The purpose right behind `just`; its verb now renders that word as well. */
function joinedTo(just: Adjunct, adjunct: Adjunct): Adjunct {
  if (just.kind !== 'adverb' || adjunct.kind !== 'purpose' || adjunct.span.from !== just.use.span.to) return adjunct
  const { predicate } = adjunct.phrase
  if (predicate.kind !== 'verb') return adjunct
  const at = { from: just.use.span.from, to: predicate.at.to }
  return { ...adjunct, phrase: { ...adjunct.phrase, predicate: { ...predicate, at } } }
}

/** `waited just to see him`: the purpose says by itself that there was no other. */
export const JUST_FOR: Construction = {
  id: 'just for',
  stage: 'clause',
  change(clause) {
    const { adjuncts } = clause
    const just = adjuncts.find((each) => isAdverb(each, 'just'))
    if (!just) return clause
    const joined = replaced(adjuncts, (each) => joinedTo(just, each))
    return joined === adjuncts ? clause : { ...clause, adjuncts: removed(joined, (each) => each === just) }
  },
  examples: [
    {
      english: 'I came just to eat kimchi.',
      polite: '김치를 먹으러 왔어요.',
      formal: '김치를 먹으러 왔습니다.',
      casual: '김치를 먹으러 왔어.',
      business: '김치를 먹으러 왔습니다.',
    },
  ],
  leftAlone: ['I just came to eat kimchi.'],
}
