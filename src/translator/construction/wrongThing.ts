import type { Construction } from '#translator/construction/construction.ts'
import { saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { AdjectivePhrase, Argument } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'

function isWrong({ entry }: AdjectivePhrase): boolean {
  return 'english' in entry && entry.english === 'wrong'
}

function isWrongThing({ role, particle, object }: Argument): boolean {
  return role === 'obj' && particle === '을/를' && object.adjectives.length === 1 && object.adjectives.some(isWrong)
}

/** `I ordered the wrong size`: 사이즈를 잘못 주문했어요. */
export const WRONG_THING: Construction = {
  id: 'wrong thing',
  stage: 'clause',
  change(clause) {
    const { predicate, adjuncts } = clause
    if (!isLexicalVerb(predicate) || predicate.entry.tags.has('state')) return clause
    const chosen = predicate.arguments.find(isWrongThing)
    const wrong = chosen?.object.adjectives.find(isWrong)
    if (!chosen || !wrong) return clause
    const { determiner: _the, ...thing } = chosen.object
    const list = predicate.arguments.map((each) =>
      each === chosen ? { ...each, object: { ...thing, adjectives: [] } } : each,
    )
    const mistaken = saidAdverb('wrong', '잘못', 'manner', wrong.span)
    return { ...clause, predicate: { ...predicate, arguments: list }, adjuncts: [...adjuncts, mistaken] }
  },
  examples: [
    {
      english: 'I ordered the wrong size.',
      polite: '사이즈를 잘못 주문했어요.',
      formal: '사이즈를 잘못 주문했습니다.',
      casual: '사이즈를 잘못 주문했어.',
      business: '사이즈를 잘못 주문했습니다.',
    },
    {
      english: 'They sent me the wrong color.',
      polite: '그 사람들은 저한테 색을 잘못 보내 줬어요.',
      formal: '그 사람들은 저에게 색을 잘못 보내 줬습니다.',
      casual: '걔네는 나한테 색을 잘못 보내 줬어.',
      business: '그분들은 저에게 색을 잘못 보내 주셨습니다.',
    },
  ],
  leftAlone: ['I have the wrong size.', 'That is the wrong answer.'],
}
