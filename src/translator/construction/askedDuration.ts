import type { Construction } from '#translator/construction/construction.ts'
import { isHowLong, isStillTrue, sinceBegun } from '#translator/construction/passedTime.ts'
import type { Argument, Predicate } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { rowlessVerb } from '#translator/lexicon/rowless.ts'

const BECOMING = rowlessVerb('become', '되다')
const COMING = rowlessVerb('come', '오다')

/** The event with which a state began: 친구가 되다, 여기 오다; undefined where none is known. */
function begun(predicate: Predicate): Predicate | undefined {
  switch (predicate.kind) {
    case 'verb':
      return 'unknown' in predicate.entry || predicate.entry.korean === '있다' ? undefined : predicate
    case 'adjective':
      return predicate.linking === 'be' ? predicate : undefined
    case 'noun': {
      const become: Argument = { role: 'as', particle: '이/가', object: { ...predicate.complement, plural: false } }
      return { kind: 'verb', entry: BECOMING, arguments: [become], at: predicate.complement.span }
    }
    case 'place': {
      const { place, at } = predicate
      if (!('preposition' in place)) return undefined
      if (place.object.head.kind !== 'name' && !isKind(place.object, 'group')) return undefined
      const goal: Argument = { role: 'to', particle: '에', object: place.object }
      return { kind: 'verb', entry: COMING, arguments: [goal], at }
    }
    default:
      return undefined
  }
}

/** `how long have you been married`: 결혼하신 지 얼마나 되셨어요? */
export const ASKED_DURATION: Construction = {
  id: 'asked duration',
  stage: 'clause',
  after: ['time since'],
  change(clause) {
    const { mood, adjuncts, predicate } = clause
    if (!isStillTrue(clause) || mood !== 'question') return clause
    const asked = adjuncts.find(isHowLong)
    const from = begun(predicate)
    if (asked?.kind !== 'wh' || !from) return clause
    return sinceBegun(clause, { from, at: asked.span, arguments: [], adjuncts: [{ ...asked, word: 'how much' }] })
  },
  examples: [
    {
      english: 'How long have you been angry?',
      polite: '화나신 지 얼마나 되셨어요?',
      formal: '화나신 지 얼마나 되셨습니까?',
      casual: '화난 지 얼마나 됐어?',
      business: '화나신 지 얼마나 되셨습니까?',
    },
    {
      english: 'How long has he been in Korea?',
      polite: '그 사람은 한국에 온 지 얼마나 됐어요?',
      formal: '그 사람은 한국에 온 지 얼마나 됐습니까?',
      casual: '걔는 한국에 온 지 얼마나 됐어?',
      business: '그분은 한국에 오신 지 얼마나 되셨습니까?',
    },
  ],
  leftAlone: ['How long did you stay in Korea?', 'How long is this river?'],
}
