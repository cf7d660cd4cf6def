import type { Construction } from '#translator/construction/construction.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { PREPOSITIONS } from '#translator/frame/preposition.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

const CAUSE = PREPOSITIONS.find(({ english }) => english === 'because of')
/** The cause comes first of all, as a time does. */
const BECAUSE_OF = CAUSE && ({ ...CAUSE, role: 'time' } as const)

/** A thing that has a name of its own, not `it` or `that`. */
function isNamedThing(phrase: NounPhrase | undefined): phrase is NounPhrase {
  if (phrase === undefined || (phrase.head.kind !== 'noun' && phrase.head.kind !== 'compound')) return false
  return personOf(phrase).living !== true && !isKind(phrase, 'body')
}

/** `the update made my laptop slow`: no thing acts on another in Korean, 업데이트 때문에 노트북이 느려졌어요. */
export const MADE_STATE: Construction = {
  id: 'made state',
  stage: 'clause',
  change(clause) {
    const { predicate, subject, group, mood } = clause
    if (predicate.kind !== 'state' || predicate.cause !== 'make' || !BECAUSE_OF || mood !== 'statement') return clause
    const { phrase, causee } = predicate
    if (phrase.predicate.kind !== 'adjective' || group.modal || group.negative) return clause
    if (!isNamedThing(subject) || !isNamedThing(causee)) return clause
    const cause = { preposition: BECAUSE_OF, object: subject, span: predicate.at }
    return {
      ...clause,
      subject: causee,
      noTopic: true,
      predicate: { ...phrase.predicate, linking: 'get' },
      adjuncts: [{ kind: 'preposition', phrase: cause }, ...phrase.adjuncts, ...clause.adjuncts],
    }
  },
  examples: [
    {
      english: 'The update made my laptop really slow.',
      polite: '업데이트 때문에 제 노트북이 정말 느려졌어요.',
      formal: '업데이트 때문에 제 노트북이 정말 느려졌습니다.',
      casual: '업데이트 때문에 내 노트북이 정말 느려졌어.',
      business: '업데이트 때문에 제 노트북이 매우 느려졌습니다.',
    },
    {
      english: 'The rain made the roads slippery.',
      polite: '비 때문에 길이 미끄러워졌어요.',
      formal: '비 때문에 길이 미끄러워졌습니다.',
      casual: '비 때문에 길이 미끄러워졌어.',
      business: '비 때문에 길이 미끄러워졌습니다.',
    },
  ],
  leftAlone: ['He made the room dark.', 'The news made me sad.', 'It made my room dark.'],
}
