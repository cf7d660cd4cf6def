import type { PhraseConstruction, SaidPhrase } from '#translator/construction/construction.ts'
import { saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import { isObligation } from '#translator/frame/obligation.ts'

/** `stop chewing ice` in what one should do: 얼음을 그만 씹다. */
function leftOff<Phrase extends SaidPhrase>(phrase: Phrase): Phrase {
  const { predicate } = phrase
  if (predicate.kind !== 'control' || predicate.control !== 'stop' || phrase.group.negative) return phrase
  const { phrase: left, at } = predicate
  if (left.adjuncts.some(({ kind }) => kind === 'adverb')) return phrase
  const adjuncts = [...phrase.adjuncts, ...left.adjuncts, saidAdverb('stop', '그만', 'manner', at)]
  return { ...phrase, predicate: left.predicate, adjuncts }
}

/** `I can't stop running`: 뛰는 것을 멈출 수 없어요; `you should stop worrying`: 그만 걱정하셔야 해요. */
export const HALTING: PhraseConstruction = {
  id: 'halting',
  stage: 'auxiliary',
  change(phrase) {
    const { predicate, group } = phrase
    if (group.modal === 'should') return leftOff(phrase)
    if (isObligation(predicate)) return { ...phrase, predicate: { ...predicate, phrase: leftOff(predicate.phrase) } }
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
    {
      english: 'I should stop chewing ice.',
      polite: '얼음을 그만 씹어야 해요.',
      formal: '얼음을 그만 씹어야 합니다.',
      casual: '얼음을 그만 씹어야 해.',
      business: '얼음을 그만 씹어야 합니다.',
    },
  ],
  leftAlone: ['He stopped laughing.', "I can't laugh."],
}
