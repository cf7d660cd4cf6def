import type { Construction } from '#translator/construction/construction.ts'
import { saidAdverb } from '#translator/frame/adverbAdjunct.ts'

/** `do you happen to know`: 혹시 아세요? */
export const ASKED_CHANCE: Construction = {
  id: 'asked chance',
  stage: 'clause',
  change(clause) {
    const { predicate, mood, group, adjuncts } = clause
    if (mood !== 'question' || predicate.kind !== 'control' || predicate.control !== 'happen') return clause
    const { phrase, at } = predicate
    const negative = group.negative || phrase.group.negative
    return {
      ...clause,
      group: { ...group, negative },
      predicate: phrase.predicate,
      adjuncts: [saidAdverb('by any chance', '혹시', 'sentence', at), ...adjuncts, ...phrase.adjuncts],
    }
  },
  examples: [
    {
      english: 'Do you happen to have a pen?',
      polite: '혹시 펜이 있으세요?',
      formal: '혹시 펜이 있으십니까?',
      casual: '혹시 펜이 있어?',
      business: '혹시 펜이 있으십니까?',
    },
    {
      english: 'Do you happen to know his phone number?',
      polite: '혹시 그 사람 전화번호를 아세요?',
      formal: '혹시 그 사람의 전화번호를 아십니까?',
      casual: '혹시 걔 전화번호를 알아?',
      business: '혹시 그분의 전화번호를 아십니까?',
    },
  ],
  leftAlone: ['I happened to see him.', 'Do you have a pen?'],
}
