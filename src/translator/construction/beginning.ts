import type { PhraseConstruction } from '#translator/construction/construction.ts'

/** `it is starting to rain`: the beginning is past, 비가 오기 시작했어요. */
export const BEGINNING: PhraseConstruction = {
  id: 'beginning',
  stage: 'auxiliary',
  change(phrase) {
    const { predicate, group } = phrase
    if (predicate.kind !== 'control' || predicate.control !== 'start') return phrase
    if (!group.progressive || group.perfect || group.tense !== 'present' || group.modal) return phrase
    return { ...phrase, group: { ...group, progressive: false, tense: 'past' } }
  },
  examples: [
    {
      english: 'It is starting to rain.',
      polite: '비가 오기 시작했어요.',
      formal: '비가 오기 시작했습니다.',
      casual: '비가 오기 시작했어.',
      business: '비가 오기 시작했습니다.',
    },
    {
      english: "I'm starting to understand.",
      polite: '이해하기 시작했어요.',
      formal: '이해하기 시작했습니다.',
      casual: '이해하기 시작했어.',
      business: '이해하기 시작했습니다.',
    },
  ],
  leftAlone: ['It started to rain.', 'It was starting to rain.'],
}
