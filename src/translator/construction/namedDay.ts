import type { Construction } from '#translator/construction/construction.ts'
import { timeIn, withContrastedTime } from '#translator/construction/contrast.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { replaced } from '#translator/frame/replaced.ts'

/** `it's Monday today`: the day is what one talks about, 오늘은 월요일이에요. */
export const NAMED_DAY: Construction = {
  id: 'named day',
  stage: 'thought',
  change(clause) {
    const { predicate, subject, adjuncts, mood } = clause
    if (predicate.kind !== 'noun' || mood !== 'statement' || !isPronoun(subject, 'it')) return clause
    const day = timeIn(clause)
    if (day?.kind !== 'adverb' || !('korean' in day.use.entry) || day.use.entry.korean.endsWith('에')) return clause
    return { ...clause, adjuncts: replaced(adjuncts, (each) => (each === day ? withContrastedTime(each) : each)) }
  },
  examples: [
    {
      english: "It's Monday today.",
      polite: '오늘은 월요일이에요.',
      formal: '오늘은 월요일입니다.',
      casual: '오늘은 월요일이야.',
      business: '오늘은 월요일입니다.',
    },
    {
      english: "It's Monday today, not Tuesday.",
      polite: '오늘은 화요일이 아니라 월요일이에요.',
      formal: '오늘은 화요일이 아니라 월요일입니다.',
      casual: '오늘은 화요일이 아니라 월요일이야.',
      business: '오늘은 화요일이 아니라 월요일입니다.',
    },
  ],
  leftAlone: ['It rained today.', "It isn't cold today."],
}
