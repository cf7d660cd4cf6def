import type { Construction } from '#translator/construction/construction.ts'
import { saidAdverb } from '#translator/frame/adverbAdjunct.ts'

/** `stop talking`: 그만 이야기하세요. */
export const ENOUGH: Construction = {
  id: 'enough',
  stage: 'command',
  change(clause) {
    const { predicate, group, mood } = clause
    if (mood !== 'command' || predicate.kind !== 'control' || predicate.control !== 'stop' || group.negative)
      return clause
    const { phrase, at } = predicate
    return {
      ...clause,
      predicate: phrase.predicate,
      adjuncts: [...clause.adjuncts, ...phrase.adjuncts, saidAdverb('stop', '그만', 'manner', at)],
    }
  },
  examples: [
    {
      english: 'Stop worrying.',
      polite: '그만 걱정하세요.',
      formal: '그만 걱정하십시오.',
      casual: '그만 걱정해.',
      business: '그만 걱정해 주시기 바랍니다.',
    },
    {
      english: 'Please stop talking.',
      polite: '그만 이야기해 주세요.',
      formal: '그만 이야기해 주십시오.',
      casual: '그만 이야기해 줘.',
      business: '그만 이야기해 주시기 바랍니다.',
    },
  ],
  leftAlone: ['He stopped crying.', "Don't stop running."],
}
