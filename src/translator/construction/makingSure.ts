import type { Construction } from '#translator/construction/construction.ts'
import { saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import { isListener } from '#translator/frame/pronounPhrase.ts'

/** `make sure you lock the door`: 문을 꼭 잠그세요. */
export const MAKING_SURE: Construction = {
  id: 'making sure',
  stage: 'command',
  change(clause) {
    const { predicate, group, mood } = clause
    if (mood !== 'command' || predicate.kind !== 'report' || predicate.report !== 'check') return clause
    if (predicate.whether || group.negative) return clause
    const { clause: inner, at } = predicate
    const isTold = inner.subject === undefined || isListener(inner.subject)
    if (!isTold || inner.group.tense === 'past') return clause
    const { subject: _listener, ...told } = inner
    const surely = saidAdverb('make sure', '꼭', 'manner', at)
    return { ...told, mood: 'command', please: clause.please, adjuncts: [...inner.adjuncts, surely] }
  },
  examples: [
    {
      english: 'Make sure you lock the door.',
      polite: '문을 꼭 잠그세요.',
      formal: '문을 꼭 잠그십시오.',
      casual: '문을 꼭 잠가.',
      business: '문을 꼭 잠가 주시기 바랍니다.',
    },
    {
      english: 'Make sure you turn off the lights.',
      polite: '불을 꼭 꺼 주세요.',
      formal: '불을 꼭 꺼 주십시오.',
      casual: '불을 꼭 꺼 줘.',
      business: '불을 꼭 꺼 주시기 바랍니다.',
    },
  ],
  leftAlone: ['Lock the door.', 'Make sure he locks the door.'],
}
