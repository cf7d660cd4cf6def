import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Clause, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { withObjects } from '#translator/frame/replaced.ts'

function isNegativeWord(phrase: NounPhrase): boolean {
  const { head, determiner } = phrase
  if (head.kind === 'share' && (head.share === 'none' || head.share === 'neither')) return true
  if (head.kind === 'list' && head.joined === 'nor') return true
  return determiner === 'no' || isPronoun(phrase, 'nobody', 'nothing')
}

function withoutNo(phrase: NounPhrase): NounPhrase {
  if (phrase.determiner !== 'no') return phrase
  const { determiner: _no, ...rest } = phrase
  return rest
}

/** The noun phrases that can negate a predicate: `I have no money`, `he is no fool`. */
function deniableNouns(predicate: Predicate): NounPhrase[] {
  if (predicate.kind === 'noun') return [predicate.complement]
  return predicate.kind === 'verb' ? predicate.arguments.map(({ object }) => object) : []
}

function withoutNoInside(predicate: Predicate): Predicate {
  if (predicate.kind === 'noun') return { ...predicate, complement: withoutNo(predicate.complement) }
  return predicate.kind === 'verb' ? withObjects(predicate, withoutNo) : predicate
}

function isDeniedByWord({ subject, predicate, adjuncts }: Clause): boolean {
  const nouns = [...(subject ? [subject] : []), ...deniableNouns(predicate)]
  return nouns.some(isNegativeWord) || adjuncts.some((each) => isAdverb(each, 'no longer'))
}

/** `nobody came`, `I have no money`, `he is no fool`: Korean negates the verb, too. */
export const NEGATIVE_WORD: Construction = {
  id: 'negative word',
  stage: 'negation',
  after: ['no doer'],
  change(clause) {
    if (!isDeniedByWord(clause) || clause.group.negative) return clause
    const { subject } = clause
    const predicate = withoutNoInside(clause.predicate)
    const said = { ...clause, ...(subject ? { subject: withoutNo(subject) } : {}) }
    if (predicate.kind === 'control' && predicate.control === 'seem') {
      const { phrase } = predicate
      return { ...said, predicate: { ...predicate, phrase: { ...phrase, group: { ...phrase.group, negative: true } } } }
    }
    return { ...said, predicate, group: { ...clause.group, negative: true } }
  },
  examples: [
    {
      english: 'Nobody came.',
      polite: '아무도 안 왔어요.',
      formal: '아무도 오지 않았습니다.',
      casual: '아무도 안 왔어.',
      business: '아무도 오지 않았습니다.',
    },
    {
      english: 'I have no money.',
      polite: '돈이 없어요.',
      formal: '돈이 없습니다.',
      casual: '돈이 없어.',
      business: '돈이 없습니다.',
    },
    {
      english: 'Nobody knows the answer.',
      polite: '아무도 답을 몰라요.',
      formal: '아무도 답을 모릅니다.',
      casual: '아무도 답을 몰라.',
      business: '아무도 답을 모릅니다.',
    },
  ],
  leftAlone: ['Somebody came.', "I don't have any money."],
}
