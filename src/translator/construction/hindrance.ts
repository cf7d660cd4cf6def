import { isWeather } from '#translator/construction/activeVoice.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { PREPOSITIONS } from '#translator/frame/preposition.ts'
import { hasPassive, isStruck } from '#translator/korean/verb.ts'

const BECAUSE_OF = PREPOSITIONS.find(({ english }) => english === 'because of')

/** `the flight was delayed by snow`: 눈 때문에 지연됐어요. */
export const HINDRANCE: Construction = {
  id: 'hindrance',
  stage: 'clause',
  after: ['active voice'],
  refuses({ predicate }) {
    if (!isLexicalVerb(predicate) || !predicate.passive || !predicate.agent || !isWeather(predicate.agent))
      return undefined
    return hasPassive(predicate.entry) && isStruck(predicate.entry) ? 'struck by the weather' : undefined
  },
  change(clause) {
    const { predicate } = clause
    if (!isLexicalVerb(predicate) || !predicate.passive || !BECAUSE_OF) return clause
    const { agent, ...rest } = predicate
    if (!agent || !isWeather(agent) || !hasPassive(predicate.entry)) return clause
    const phrase = { preposition: BECAUSE_OF, object: agent, span: agent.span }
    return { ...clause, predicate: rest, adjuncts: [{ kind: 'preposition', phrase }, ...clause.adjuncts] }
  },
  refused: ['He was hit by snow.'],
  examples: [
    {
      english: 'The flight was delayed by snow.',
      polite: '비행기는 눈 때문에 지연됐어요.',
      formal: '비행기는 눈 때문에 지연됐습니다.',
      casual: '비행기는 눈 때문에 지연됐어.',
      business: '비행기는 눈 때문에 지연됐습니다.',
    },
    {
      english: 'The game was canceled by rain.',
      polite: '경기는 비 때문에 취소됐어요.',
      formal: '경기는 비 때문에 취소됐습니다.',
      casual: '경기는 비 때문에 취소됐어.',
      business: '경기는 비 때문에 취소됐습니다.',
    },
  ],
  leftAlone: ['The letter was written by my mother.', 'The flight was delayed.'],
}
