import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { PhraseConstruction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

const LIKE = named(koreanPredicate('좋아하다', 'verb', '하다'))

/** `I love this song so much`: love of a thing is 정말 좋아하다, which needs no second 정말 or 너무. */
export const DOUBLED_DEGREE: PhraseConstruction = {
  id: 'doubled degree',
  stage: 'phrase',
  change(phrase) {
    const { predicate, adjuncts } = phrase
    if (!isLexicalVerb(predicate) || predicate.entry.korean !== '정말 좋아하다') return phrase
    if (!adjuncts.some((each) => isAdverb(each, 'so much', 'very much', 'a lot', 'really', 'so'))) return phrase
    return { ...phrase, predicate: { ...predicate, entry: { ...predicate.entry, ...LIKE } } }
  },
  examples: [
    {
      english: 'I love this song so much.',
      polite: '저는 이 노래를 너무 좋아해요.',
      formal: '저는 이 노래를 너무 좋아합니다.',
      casual: '나는 이 노래를 너무 좋아해.',
      business: '저는 이 노래를 너무 좋아합니다.',
    },
  ],
  leftAlone: ['I love this song.', 'I like this song so much.'],
}
