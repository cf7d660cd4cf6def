import type { Construction } from '#translator/construction/construction.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isInIt } from '#translator/korean/vaguePreposition.ts'

/** `the box has a book in it`: 상자 안에 책이 있어요. */
export const HOLDING: Construction = {
  id: 'holding',
  stage: 'clause',
  change(clause) {
    const { predicate, subject, adjuncts } = clause
    if (!isVerb(predicate, 'have')) return clause
    const inside = adjuncts.find((each) => each.kind === 'preposition' && isInIt(each.phrase))
    const [held] = predicate.arguments
    if (inside?.kind !== 'preposition' || !held || !subject || isKind(subject, 'person')) return clause
    const place = { ...inside, phrase: { ...inside.phrase, object: subject } }
    const { subject: _holder, ...rest } = clause
    const others = adjuncts.filter((each) => each !== inside)
    return { ...rest, predicate: { kind: 'there', what: held.object }, adjuncts: [place, ...others] }
  },
  examples: [
    {
      english: 'The box has a book in it.',
      polite: '상자에 책이 있어요.',
      formal: '상자에 책이 있습니다.',
      casual: '상자에 책이 있어.',
      business: '상자에 책이 있습니다.',
    },
    {
      english: 'This room has two beds in it.',
      polite: '이 방에 침대가 두 개 있어요.',
      formal: '이 방에 침대가 두 개 있습니다.',
      casual: '이 방에 침대가 두 개 있어.',
      business: '이 방에 침대가 두 개 있습니다.',
    },
  ],
  leftAlone: ['The box is big.', 'He has a book in his bag.'],
}
