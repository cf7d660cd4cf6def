import { type Predicate as KoreanPredicate, predicate as koreanPredicate } from '#korean/predicate.ts'
import type { AdverbUse, Argument } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'
import { named } from '#translator/lexicon/koreanKey.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

/** How strong a quality is, in business writing. */
const DEGREES: Readonly<Record<string, string>> = { 정말: '매우', 아주: '매우', 꽤: '상당히', 조금: '다소', 좀: '다소' }

const ADVERBS: Readonly<Record<string, string>> = {
  'later 나중에': '추후에',
  'right away 바로': '즉시',
  'right now 지금': '현재',
  'together 같이': '함께',
}

interface BusinessVerb {
  english: string
  korean: string
  said: KoreanPredicate
  /** What it has to be done to; anything if none is named. */
  object?: string
  /** It needs a place: work at a bank. */
  placed?: true
}

const hada = (lemma: string) => koreanPredicate(lemma, 'verb', '하다')
const DOCUMENTS =
  '[report|document|documents|file|form|contract|invoice|receipt|quote|estimate|proposal|resume|résumé|agenda|minutes|copy|sample|catalog|brochure|goods|material|presentation]'
const ARRANGED =
  '[password|date|time|reservation|appointment|order|number|phone_number|plan|schedule|name|address|flight|seat|room|meeting|booking|setting|design|deadline]'

/** Verbs of everyday speech, with the verbs of business. */
const VERBS: readonly BusinessVerb[] = [
  { english: 'buy', korean: '사다', said: hada('구매하다') },
  { english: 'sell', korean: '팔다', said: hada('판매하다') },
  { english: 'fix', korean: '고치다', said: hada('수리하다'), object: 'machine|vehicle' },
  { english: 'repair', korean: '고치다', said: hada('수리하다'), object: 'machine|vehicle' },
  { english: 'change', korean: '바꾸다', said: hada('변경하다'), object: ARRANGED },
  { english: 'choose', korean: '고르다', said: hada('선택하다') },
  { english: 'pick', korean: '고르다', said: hada('선택하다') },
  { english: 'finish', korean: '끝내다', said: hada('완료하다') },
  { english: 'use', korean: '쓰다', said: hada('사용하다') },
  { english: 'order', korean: '시키다', said: hada('주문하다') },
  { english: 'postpone', korean: '미루다', said: hada('연기하다') },
  { english: 'put off', korean: '미루다', said: hada('연기하다') },
  { english: 'delete', korean: '지우다', said: hada('삭제하다') },
  { english: 'send', korean: '보내다', said: hada('송부하다'), object: DOCUMENTS },
  { english: 'work', korean: '일하다', said: hada('근무하다'), placed: true },
  { english: 'work for', korean: '일하다', said: hada('근무하다') },
  { english: 'live', korean: '살다', said: hada('거주하다'), placed: true },
]

/** A quality's adverb in the tone of the rendering: 매우 for 정말. */
export function degreeAdverb(rendering: Rendering, korean: string, english: string): string {
  const said = rendering.tone === 'business' && english !== 'too' ? DEGREES[korean] : undefined
  if (said === undefined) return korean
  fire(rendering, 'business/word', said, korean)
  return said
}

/** An adverb in the tone of the rendering: 추후에 for 나중에. */
export function businessAdverb(rendering: Rendering, use: AdverbUse): AdverbUse {
  if (rendering.tone !== 'business' || 'unknown' in use.entry) return use
  const said = ADVERBS[`${use.entry.english} ${use.entry.korean}`]
  if (said === undefined) return use
  fire(rendering, 'business/word', said, use.entry.korean)
  return { ...use, entry: { ...use.entry, korean: said } }
}

function suits({ object, placed }: BusinessVerb, list: readonly Argument[]): boolean {
  const done = list.find(({ role }) => role === 'obj')
  if (placed) return list.some(({ role }) => /^(?:in|at|for)$/.test(role))
  return object === undefined || (done !== undefined && isKind(done.object, object))
}

/** A verb in the tone of the rendering: 구매하다 for 사다. */
export function businessVerb(rendering: Rendering, entry: VerbEntry, list: readonly Argument[]): VerbEntry {
  if (rendering.tone !== 'business' || entry.precedingWords !== '') return entry
  const found = VERBS.find(
    (each) => each.english === entry.english && each.korean === entry.korean && suits(each, list),
  )
  if (!found) return entry
  fire(rendering, 'business/word', found.said.lemma, entry.korean)
  return { ...entry, ...named(found.said) }
}
