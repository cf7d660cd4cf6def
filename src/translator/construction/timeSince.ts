import type { Construction } from '#translator/construction/construction.ts'
import { PASSING } from '#translator/construction/passedTime.ts'
import type { Argument, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { rowlessVerb } from '#translator/lexicon/rowless.ts'

const LASTING_LONG = rowlessVerb('be long', '오래되다')

function isLongTime({ head, adjectives }: NounPhrase): boolean {
  const isTime = head.kind === 'noun' && head.entry.english === 'time'
  return isTime && adjectives.some(({ entry }) => !('unknown' in entry) && entry.english === 'long')
}

/** The predicate of passing time: 삼 년이 되다, 오래되다. */
function passedTime(time: NounPhrase): Predicate | undefined {
  if (isLongTime(time)) return { kind: 'verb', entry: LASTING_LONG, arguments: [], at: time.span }
  if (!isKind(time, 'duration')) return undefined
  const passed: Argument = { role: 'for', particle: '이/가', object: time }
  return { kind: 'verb', entry: PASSING, arguments: [passed], at: time.span }
}

/** `it's been three years since Tom died`: 톰이 죽은 지 삼 년이 됐어요. */
export const TIME_SINCE: Construction = {
  id: 'time since',
  stage: 'clause',
  change(clause) {
    const { predicate, subject, group, precedingClauses = [], ...rest } = clause
    const since = precedingClauses.find(({ relation }) => relation === 'since')
    if (!isPronoun(subject, 'it') || !since || !group.perfect || predicate.kind !== 'noun') return clause
    if (since.clause.predicate.kind !== 'verb' || since.clause.group.negative) return clause
    const passed = passedTime(predicate.complement)
    if (!passed) return clause
    return {
      ...rest,
      group: { ...PLAIN_GROUP, tense: 'past' },
      predicate: passed,
      precedingClauses: precedingClauses.map((link) => (link === since ? { ...link, relation: 'time since' } : link)),
    }
  },
  examples: [
    {
      english: 'It had been three years since my dog died.',
      polite: '저희 강아지가 죽은 지 3년이 됐어요.',
      formal: '저희 강아지가 죽은 지 3년이 됐습니다.',
      casual: '우리 강아지가 죽은 지 3년이 됐어.',
      business: '저희 강아지가 죽은 지 3년이 됐습니다.',
    },
    {
      english: "It's been a really long time since we met.",
      polite: '저희가 만난 지 오래됐어요.',
      formal: '저희가 만난 지 오래됐습니다.',
      casual: '우리가 만난 지 오래됐어.',
      business: '저희가 만난 지 오래됐습니다.',
    },
  ],
  leftAlone: ["It's been a hard year.", 'I have lived here since I was born.'],
}
