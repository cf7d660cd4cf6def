import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

const RESEMBLING = { ...named(koreanPredicate('닮다', 'verb', 'regular')), tags: new Set(['past']) }

/** `he looks like his father`: resemblance, 아버지를 닮았어요. */
export const RESEMBLANCE: Construction = {
  id: 'resemblance',
  stage: 'clause',
  change(clause) {
    const { predicate } = clause
    if (!isVerb(predicate, 'look like')) return clause
    const [like] = predicate.arguments
    if (!like?.object.possessor || !isKind(like.object, 'kin')) return clause
    const entry = { ...predicate.entry, ...RESEMBLING }
    return { ...clause, predicate: { ...predicate, entry, arguments: [{ ...like, particle: '을/를' }] } }
  },
  examples: [
    {
      english: 'He looks like his father.',
      polite: '그 사람은 아버지를 닮았어요.',
      formal: '그 사람은 아버지를 닮았습니다.',
      casual: '걔는 아빠를 닮았어.',
      business: '그분은 아버지를 닮으셨습니다.',
    },
    {
      english: 'I look like my mother.',
      polite: '저는 어머니를 닮았어요.',
      formal: '저는 어머니를 닮았습니다.',
      casual: '나는 엄마를 닮았어.',
      business: '저는 어머니를 닮았습니다.',
    },
  ],
  leftAlone: ['He looks like a doctor.', 'It looks like rain.'],
}
