import type { Construction } from '#translator/construction/construction.ts'
import type { Adjunct } from '#translator/frame/frame.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `what made you laugh?`: 왜 웃으셨어요? */
export const ASKED_REASON: Construction = {
  id: 'asked reason',
  stage: 'clause',
  change(clause) {
    const { predicate, mood, group, subject, adjuncts } = clause
    if (mood !== 'question' || !subject || !isPronoun(subject, 'what')) return clause
    if ((predicate.kind !== 'cause' && predicate.kind !== 'state') || predicate.cause !== 'make') return clause
    const { causee, phrase, at } = predicate
    if (group.negative || phrase.group.negative) return clause
    const why: Adjunct = { kind: 'wh', word: 'why', span: { from: subject.span.from, to: at.to } }
    return { ...clause, subject: causee, predicate: phrase.predicate, adjuncts: [why, ...adjuncts, ...phrase.adjuncts] }
  },
  examples: [
    {
      english: 'What made you laugh?',
      polite: '왜 웃으셨어요?',
      formal: '왜 웃으셨습니까?',
      casual: '왜 웃었어?',
      business: '왜 웃으셨습니까?',
    },
    {
      english: 'What made her cry?',
      polite: '그 사람은 왜 울었어요?',
      formal: '그 사람은 왜 울었습니까?',
      casual: '걔는 왜 울었어?',
      business: '그분은 왜 우셨습니까?',
    },
  ],
  leftAlone: ['The movie made me cry.', 'What did you make?'],
}
