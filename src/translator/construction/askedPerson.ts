import type { Construction } from '#translator/construction/construction.ts'
import { saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `has anyone called?`: 혹시 누가 전화했어요? */
export const ASKED_PERSON: Construction = {
  id: 'asked person',
  stage: 'clause',
  change(clause) {
    const { subject, mood, group, adjuncts } = clause
    if (mood !== 'question' || !subject || !isPronoun(subject, 'anyone')) return clause
    const described = subject.adjectives.length > 0 || subject.relative !== undefined || subject.attached !== undefined
    if (described || group.negative || group.never || adjuncts.some(({ kind }) => kind === 'wh')) return clause
    const byChance = saidAdverb('by any chance', '혹시', 'sentence', subject.span)
    return {
      ...clause,
      subject: { ...subject, head: { kind: 'pronoun', id: 'who' } },
      adjuncts: [byChance, ...adjuncts],
    }
  },
  examples: [
    {
      english: 'Has anyone called?',
      polite: '혹시 누가 전화했어요?',
      formal: '혹시 누가 전화했습니까?',
      casual: '혹시 누가 전화했어?',
      business: '혹시 누가 전화했습니까?',
    },
    {
      english: 'Did anyone see my bag?',
      polite: '혹시 누가 제 가방을 봤어요?',
      formal: '혹시 누가 제 가방을 봤습니까?',
      casual: '혹시 누가 내 가방을 봤어?',
      business: '혹시 누가 제 가방을 봤습니까?',
    },
  ],
  leftAlone: ["Why didn't anyone call me?", 'Someone called.'],
}
