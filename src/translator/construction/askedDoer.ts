import type { Construction } from '#translator/construction/construction.ts'
import { asks } from '#translator/english/asking.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isListener } from '#translator/frame/pronounPhrase.ts'
import { removed, withArguments } from '#translator/frame/replaced.ts'

/** `who helped you?`: that it was done to the listener is clear, 누가 도와줬어요? */
export const ASKED_DOER: Construction = {
  id: 'asked doer',
  stage: 'clause',
  after: ['active voice'],
  change(clause) {
    const { predicate, mood, group, subject } = clause
    if (mood !== 'question' || group.tense !== 'past' || !subject || !asks(subject)) return clause
    if (subject.head.kind !== 'pronoun' || subject.head.id !== 'who' || !isLexicalVerb(predicate)) return clause
    const list = removed(predicate.arguments, ({ object }) => isListener(object))
    return list === predicate.arguments ? clause : { ...clause, predicate: withArguments(predicate, list) }
  },
  examples: [
    {
      english: 'Who helped you?',
      polite: '누가 도와줬어요?',
      formal: '누가 도와줬습니까?',
      casual: '누가 도와줬어?',
      business: '누가 도와줬습니까?',
    },
    {
      english: 'Who gave you this book?',
      polite: '누가 이 책을 줬어요?',
      formal: '누가 이 책을 줬습니까?',
      casual: '누가 이 책을 줬어?',
      business: '누가 이 책을 줬습니까?',
    },
  ],
  leftAlone: ['Who helped him?', 'Who did you help?'],
}
