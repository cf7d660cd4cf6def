import type { PhraseConstruction } from '#translator/construction/construction.ts'

/** `I can't stop laughing`: 웃는 것을 멈출 수 없어요. */
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
      english: "I can't stop laughing.",
      polite: '웃는 걸 멈출 수 없어요.',
      formal: '웃는 것을 멈출 수 없습니다.',
      casual: '웃는 걸 멈출 수 없어.',
      business: '웃는 것을 멈출 수 없습니다.',
    },
    {
      english: "I couldn't stop crying.",
      polite: '우는 걸 멈출 수 없었어요.',
      formal: '우는 것을 멈출 수 없었습니다.',
      casual: '우는 걸 멈출 수 없었어.',
      business: '우는 것을 멈출 수 없었습니다.',
    },
  ],
  leaves: ['He stopped laughing.', "I can't laugh."],
}
