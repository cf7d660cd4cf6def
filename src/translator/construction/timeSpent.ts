import type { Construction } from '#translator/construction/construction.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { PREPOSITIONS } from '#translator/frame/preposition.ts'

const DURING = PREPOSITIONS.find(({ english, noun }) => english === 'for' && noun === 'duration')

/** `I spent two hours cleaning the kitchen` says what was done and for how long: 두 시간 동안 부엌을 청소했어요. */
export const TIME_SPENT: Construction = {
  id: 'time spent',
  stage: 'clause',
  change(clause) {
    const { predicate, group, precedingClauses = [] } = clause
    const doing = precedingClauses.at(-1)
    if (!DURING || !isVerb(predicate, 'spend') || doing?.relation !== 'doing' || group.negative || group.never)
      return clause
    const time = predicate.arguments.find(({ role }) => role === 'obj')?.object
    if (!time || !isKind(time, 'duration') || predicate.arguments.length > 1) return clause
    const span = { from: predicate.at.from, to: time.span.to }
    const phrase = { preposition: DURING, object: time, span }
    return {
      ...clause,
      predicate: doing.clause.predicate,
      adjuncts: [{ kind: 'preposition', phrase }, ...doing.clause.adjuncts, ...clause.adjuncts],
      precedingClauses: precedingClauses.slice(0, -1),
    }
  },
  examples: [
    {
      english: 'I spent two hours cleaning the kitchen.',
      polite: '두 시간 동안 부엌을 청소했어요.',
      formal: '두 시간 동안 부엌을 청소했습니다.',
      casual: '두 시간 동안 부엌을 청소했어.',
      business: '두 시간 동안 부엌을 청소했습니다.',
    },
    {
      english: 'He spent three years writing the book.',
      polite: '그 사람은 3년 동안 책을 썼어요.',
      formal: '그 사람은 3년 동안 책을 썼습니다.',
      casual: '걔는 3년 동안 책을 썼어.',
      business: '그분은 3년 동안 책을 쓰셨습니다.',
    },
    {
      english: 'I have spent three hours studying Korean.',
      polite: '세 시간째 한국어를 공부하고 있어요.',
      formal: '세 시간째 한국어를 공부하고 있습니다.',
      casual: '세 시간째 한국어를 공부하고 있어.',
      business: '세 시간째 한국어를 공부하고 있습니다.',
    },
  ],
  leftAlone: [
    'I spent two hours at the library.',
    'I waited two hours reading a book.',
    'He spent his vacation traveling.',
  ],
}
