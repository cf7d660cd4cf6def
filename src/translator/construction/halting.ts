import type { PhraseConstruction } from '#translator/construction/construction.ts'

/** `I can't stop running`: 뛰는 것을 멈출 수 없어요. */
export const HALTING: PhraseConstruction = {
  id: 'halting',
  stage: 'auxiliary',
  change(phrase) {
    const { predicate, group } = phrase
    const unable = group.negative && (group.modal === 'can' || group.modal === 'could')
    if (predicate.kind !== 'control' || predicate.control !== 'stop' || !unable) return phrase
    return { ...phrase, predicate: { ...predicate, control: 'halt' } }
  },
  examples: [
    {
      english: "I can't stop running.",
      polite: '뛰는 걸 멈출 수 없어요.',
      formal: '뛰는 것을 멈출 수 없습니다.',
      casual: '뛰는 걸 멈출 수 없어.',
      business: '뛰는 것을 멈출 수 없습니다.',
    },
    {
      english: "I couldn't stop singing.",
      polite: '노래하는 걸 멈출 수 없었어요.',
      formal: '노래하는 것을 멈출 수 없었습니다.',
      casual: '노래하는 걸 멈출 수 없었어.',
      business: '노래하는 것을 멈출 수 없었습니다.',
    },
  ],
  leaves: ['He stopped laughing.', "I can't laugh."],
}
