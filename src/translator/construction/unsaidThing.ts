import type { PhraseConstruction, SaidPhrase } from '#translator/construction/construction.ts'
import { GUIDES, RANK } from '#translator/explanation/rule.ts'
import type { Argument, Predicate } from '#translator/frame/frame.ts'
import type { Mood } from '#translator/frame/frameTerm.ts'
import { isGap } from '#translator/frame/gap.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { removed, withArguments, withPredicate } from '#translator/frame/replaced.ts'

function isKnownThing({ particle, object }: Argument): boolean {
  return particle === '을/를' && object.focus === undefined && isPronoun(object, 'it')
}

/** `the one who broke it`: without its object, 깨뜨린 사람 could be the one whom somebody broke. */
function isDescription(phrase: SaidPhrase & { mood?: Mood }): boolean {
  return phrase.mood === 'statement' && (phrase.subject === undefined || isGap(phrase.subject))
}

function withoutThing(predicate: Predicate): Predicate {
  if (predicate.kind === 'control') {
    const phrase = withPredicate(predicate.phrase, withoutThing(predicate.phrase.predicate))
    return phrase === predicate.phrase ? predicate : { ...predicate, phrase }
  }
  return predicate.kind === 'verb' ? withArguments(predicate, removed(predicate.arguments, isKnownThing)) : predicate
}

/** `I sent it yesterday`: both speakers know what it is, so Korean does not name it, 어제 보냈어요. */
export const UNSAID_THING: PhraseConstruction = {
  id: 'unsaid thing',
  stage: 'phrase',
  after: ['even object', 'only focus'],
  lesson: {
    text: '“it” is left out: Korean does not name again what both know.',
    rank: RANK.plain,
    guide: GUIDES.pronouns,
  },
  change(phrase, _talk, tell) {
    if (isDescription(phrase)) return phrase
    const said = withPredicate(phrase, withoutThing(phrase.predicate))
    if (said !== phrase) tell()
    return said
  },
  examples: [
    {
      english: 'I sent it yesterday.',
      polite: '어제 보냈어요.',
      formal: '어제 보냈습니다.',
      casual: '어제 보냈어.',
      business: '어제 보냈습니다.',
    },
    {
      english: 'Please explain it again.',
      polite: '다시 설명해 주세요.',
      formal: '다시 설명해 주십시오.',
      casual: '다시 설명해 줘.',
      business: '다시 설명해 주시기 바랍니다.',
    },
    {
      english: 'Are you going to buy it?',
      polite: '사실 거예요?',
      formal: '사실 겁니까?',
      casual: '살 거야?',
      business: '구매하실 예정입니까?',
    },
  ],
  leftAlone: ['I bought that.', 'I only want this.'],
}
