import { isDeadline } from '#translator/construction/advice.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb, saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Predicate } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, UNWRITTEN } from '#translator/frame/frameTerm.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isListener } from '#translator/frame/pronounPhrase.ts'

/** 보다 has the attempt of -아 보다 in it: 먹어 보다. */
function asAttempt(predicate: Extract<Predicate, { kind: 'verb' }>): Predicate {
  if ('korean' in predicate.entry && predicate.entry.korean.endsWith('보다')) return predicate
  const phrase = { group: PLAIN_GROUP, predicate, adjuncts: [] }
  return { kind: 'control', control: 'try out', phrase, at: UNWRITTEN }
}

/** `you should watch it` recommends something: 꼭 보세요. */
export const RECOMMENDATION: Construction = {
  id: 'recommendation',
  stage: 'question',
  change(clause) {
    const { group, predicate, adjuncts, subject, mood } = clause
    if ((group.modal !== 'should' && group.modal !== 'must') || group.negative || group.never || group.perfect)
      return clause
    if (mood !== 'statement' || !isListener(subject) || !isTaggedVerb(predicate, 'recommended')) return clause
    if (!subject || adjuncts.some(isDeadline)) return clause
    const { subject: _you, ...rest } = clause
    const emphatic = adjuncts.find((each) => isAdverb(each, 'really', 'definitely', 'absolutely'))
    const span = emphatic?.kind === 'adverb' ? emphatic.use.span : subject.span
    return {
      ...rest,
      mood: 'command',
      group: PLAIN_GROUP,
      predicate: asAttempt(predicate),
      adjuncts: [...adjuncts.filter((each) => each !== emphatic), saidAdverb('should', '꼭', 'manner', span)],
    }
  },
  examples: [
    {
      english: 'You should read this book.',
      polite: '이 책을 꼭 읽어 보세요.',
      formal: '이 책을 꼭 읽어 보십시오.',
      casual: '이 책을 꼭 읽어 봐.',
      business: '이 책을 꼭 읽어 보시기 바랍니다.',
    },
    {
      english: 'You should watch that drama.',
      polite: '그 드라마를 꼭 보세요.',
      formal: '그 드라마를 꼭 보십시오.',
      casual: '그 드라마를 꼭 봐.',
      business: '그 드라마를 꼭 봐 주시기 바랍니다.',
    },
  ],
  leftAlone: ['You should read this book by Friday.', 'He should read this book.', 'I think you should read it.'],
}
