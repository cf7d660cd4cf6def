import type { Construction } from '#translator/construction/construction.ts'
import type { Adjunct, NounPhrase } from '#translator/frame/frame.ts'

function isHowMuch({ determiner }: NounPhrase): boolean {
  return determiner === 'how much'
}

function withoutAmount({ determiner: _howMuch, ...phrase }: NounPhrase): NounPhrase {
  return phrase.head.kind === 'share' ? phrase.head.whole : phrase
}

function howMuch({ span }: NounPhrase): Adjunct {
  return { kind: 'wh', word: 'how much', span: { from: span.from, to: span.from + 2 } }
}

/** `how much money do you need`: the amount is asked beside the verb, 돈이 얼마나 필요하세요? */
export const ASKED_AMOUNT: Construction = {
  id: 'asked amount',
  stage: 'clause',
  after: ['holding', 'counted there'],
  change(clause) {
    const { subject, predicate, adjuncts } = clause
    if (subject && isHowMuch(subject))
      return { ...clause, subject: withoutAmount(subject), adjuncts: [...adjuncts, howMuch(subject)] }
    if (predicate.kind === 'there' && isHowMuch(predicate.what)) {
      const there = { ...predicate, what: withoutAmount(predicate.what) }
      return { ...clause, predicate: there, adjuncts: [...adjuncts, howMuch(predicate.what)] }
    }
    if (predicate.kind !== 'verb') return clause
    const asked = predicate.arguments.find(({ role, object }) => role === 'obj' && isHowMuch(object))
    if (!asked) return clause
    const said = { ...asked, object: withoutAmount(asked.object) }
    const list = predicate.arguments.map((each) => (each === asked ? said : each))
    return { ...clause, predicate: { ...predicate, arguments: list }, adjuncts: [...adjuncts, howMuch(asked.object)] }
  },
  examples: [
    {
      english: 'How much water do you drink?',
      polite: '물을 얼마나 드세요?',
      formal: '물을 얼마나 드십니까?',
      casual: '물을 얼마나 마셔?',
      business: '물을 얼마나 드십니까?',
    },
    {
      english: 'How much water is there in the bottle?',
      polite: '병 안에 물이 얼마나 있어요?',
      formal: '병 안에 물이 얼마나 있습니까?',
      casual: '병 안에 물이 얼마나 있어?',
      business: '병 안에 물이 얼마나 있습니까?',
    },
  ],
  leftAlone: ['How much is this?', 'How many books do you have?'],
}
