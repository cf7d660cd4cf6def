import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

const GOING = named(koreanPredicate('가다', 'verb', 'regular'))

/** `how to get there` asks for the way, not for the arrival: 거기에 어떻게 가는지. */
export const ASKED_WAY: Construction = {
  id: 'asked way',
  stage: 'clause',
  change(clause) {
    const { predicate, adjuncts } = clause
    if (!isLexicalVerb(predicate) || !adjuncts.some((each) => each.kind === 'wh' && each.word === 'how')) return clause
    const { english, korean } = predicate.entry
    if (korean !== '도착하다' || !/^get\b/.test(english)) return clause
    return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, ...GOING } } }
  },
  examples: [
    {
      english: 'Can you tell me how to get there?',
      polite: '거기에 어떻게 가는지 알려 주시겠어요?',
      formal: '거기에 어떻게 가는지 알려 주시겠습니까?',
      casual: '거기에 어떻게 가는지 알려 줄래?',
      business: '거기에 어떻게 가는지 알려 주시겠습니까?',
    },
  ],
  leftAlone: ['When did you get there?'],
}
