import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

const FEARING = named(koreanPredicate('무서워하다', 'verb', '하다'))

/** `spiders scare me`: the person who is afraid becomes the subject, 저는 거미가 무서워요. */
export const FEAR: Construction = {
  id: 'fear',
  stage: 'clause',
  change(clause) {
    const { predicate, subject, group, adjuncts } = clause
    if (!isTaggedVerb(predicate, 'frightening')) return clause
    const [scared] = predicate.arguments
    const lasting = group.tense === 'present' && !group.perfect && !group.progressive && group.modal === undefined
    const lasted =
      group.tense === 'past' &&
      subject !== undefined &&
      isKind(subject, 'person') &&
      adjuncts.some((each) => isAdverb(each, 'at first'))
    if (!(lasting || lasted) || predicate.passive || !subject || !scared || !isKind(scared.object, 'person'))
      return clause
    const entry = { ...predicate.entry, ...FEARING, tags: new Set(['state']) }
    return {
      ...clause,
      subject: scared.object,
      predicate: { ...predicate, entry, arguments: [{ role: 'obj', particle: '을/를', object: subject }] },
    }
  },
  examples: [
    {
      english: 'Spiders scare me.',
      polite: '저는 거미가 무서워요.',
      formal: '저는 거미가 무섭습니다.',
      casual: '나는 거미가 무서워.',
      business: '저는 거미가 무섭습니다.',
    },
    {
      english: 'Dogs scare my sister.',
      polite: '제 여동생은 개를 무서워해요.',
      formal: '제 여동생은 개를 무서워합니다.',
      casual: '내 여동생은 개를 무서워해.',
      business: '제 여동생은 개를 무서워합니다.',
    },
    {
      english: 'He scared me at first.',
      polite: '처음에는 그 사람이 무서웠어요.',
      formal: '처음에는 그 사람이 무서웠습니다.',
      casual: '처음에는 걔가 무서웠어.',
      business: '처음에는 그분이 무서웠습니다.',
    },
  ],
  leftAlone: ['The noise scared me.', 'I am afraid of spiders.'],
}
