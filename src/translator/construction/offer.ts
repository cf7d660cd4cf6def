import type { Construction } from '#translator/construction/construction.ts'
import { asks } from '#translator/english/asking.ts'
import { isListener, isSpeaker } from '#translator/frame/pronounPhrase.ts'

/** `do you want me to wake you up`: 깨워 드릴까요? */
export const OFFER: Construction = {
  id: 'offer',
  stage: 'question',
  change(clause) {
    const { predicate, mood, group, subject, adjuncts } = clause
    if (mood !== 'question' || predicate.kind !== 'cause' || predicate.cause !== 'want') return clause
    const { phrase, causee } = predicate
    if (!isSpeaker(causee) || !isListener(subject) || group.tense === 'past' || group.negative || group.modal)
      return clause
    const asked = phrase.predicate.kind === 'verb' && phrase.predicate.arguments.some(({ object }) => asks(object))
    if (asked || adjuncts.some(({ kind }) => kind === 'wh')) return clause
    return { ...clause, ...phrase, subject: causee, mood: 'offer', adjuncts: [...adjuncts, ...phrase.adjuncts] }
  },
  examples: [
    {
      english: 'Do you want me to wake you up?',
      polite: '깨워 드릴까요?',
      formal: '깨워 드려도 되겠습니까?',
      casual: '깨워 줄까?',
      business: '깨워 드려도 되겠습니까?',
    },
    {
      english: 'Do you want me to open the window?',
      polite: '창문을 열어 드릴까요?',
      formal: '창문을 열어 드려도 되겠습니까?',
      casual: '창문을 열어 줄까?',
      business: '창문을 열어 드려도 되겠습니까?',
    },
  ],
  leftAlone: ['Do you want him to open the window?', 'What do you want me to do?'],
}
