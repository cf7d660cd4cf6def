import type { Construction } from '#translator/construction/construction.ts'
import { RANK } from '#translator/explanation/rule.ts'
import { isTaggedAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Clause } from '#translator/frame/frame.ts'
import { isTaggedVerb, isVerb } from '#translator/frame/lexicalVerb.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** soon, by Thursday. */
function isToCome(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.role === 'time'
  return isTaggedAdverb(adjunct, 'upcoming')
}

/** Whether a clause is about something that people expect: it should arrive, be ready, be on the table, be easy. */
function isExpected({ predicate, subject, adjuncts }: Clause): boolean {
  if (predicate.kind === 'place') return !isListener(subject)
  if (predicate.kind === 'adjective')
    return isPronoun(subject, 'it') || ('tags' in predicate.phrase.entry && predicate.phrase.entry.tags.has('expected'))
  if (isVerb(predicate, 'arrive')) return !isListener(subject)
  if (isTaggedVerb(predicate, 'awaited')) return personOf(subject).living !== true
  return isTaggedVerb(predicate, 'involuntary') && adjuncts.some(isToCome)
}

/** `the package should arrive tomorrow` expects it: 도착할 거예요. 도착해야 해요 would be an obligation. */
export const EXPECTATION: Construction = {
  id: 'expectation',
  stage: 'command',
  lesson: {
    text: '“should” about what one expects is the future -(으)ㄹ 거다; -아/어야 하다 would be an obligation.',
    rank: RANK.special,
  },
  change(clause, _talk, tell) {
    const { group, mood } = clause
    if (mood !== 'statement' || group.modal !== 'should' || group.negative || group.never || group.perfect)
      return clause
    if (!isExpected(clause)) return clause
    tell()
    return { ...clause, group: { ...group, modal: 'will' } }
  },
  examples: [
    {
      english: 'The package should arrive tomorrow.',
      polite: '택배는 내일 도착할 거예요.',
      formal: '택배는 내일 도착할 것입니다.',
      casual: '택배는 내일 도착할 거야.',
      business: '택배는 내일 도착할 예정입니다.',
    },
    {
      english: 'The keys should be on the table.',
      polite: '열쇠는 탁자 위에 있을 거예요.',
      formal: '열쇠는 탁자 위에 있을 것입니다.',
      casual: '열쇠는 탁자 위에 있을 거야.',
      business: '열쇠는 탁자 위에 있을 것입니다.',
    },
    {
      english: 'You should receive a message soon.',
      polite: '곧 메시지를 받으실 거예요.',
      formal: '곧 메시지를 받으실 것입니다.',
      casual: '너는 곧 메시지를 받을 거야.',
      business: '곧 메시지를 받으실 것입니다.',
    },
  ],
  leftAlone: [
    'We should call first.',
    'He should study.',
    'You should be in bed.',
    "The package shouldn't arrive today.",
  ],
}
