import type { Adjunct, VerbPhrase } from '#translator/frame/frame.ts'
import { PLACE_PARTICLES, type PlaceUse } from '#translator/korean/argument.ts'
import { bracketed, type KoreanWord, plainWords, tokensOf, withParticleWord } from '#translator/korean/word.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'

export type AdverbAdjunct = Extract<Adjunct, { kind: 'adverb' }>

/** Whether a clause is negative, a question, or a free choice; this decides how `any` is rendered. */
export type Polarity = 'denied' | 'asked' | 'open'

/** Where something is done, and where somebody is or goes. */
const ANYWHERE = {
  denied: ['아무 데서도', '아무 데도'],
  asked: ['어딘가에서', '어딘가에'],
  open: ['아무 데서나', '아무 데나'],
} as const

/** `just` with a past event is 방금. */
export function justNow(adjunct: AdverbAdjunct): AdverbAdjunct {
  const { entry } = adjunct.use
  if ('unknown' in entry || entry.english !== 'just') return adjunct
  return { ...adjunct, use: { ...adjunct.use, entry: { ...entry, korean: '방금' } } }
}

/** `it's just around the corner`: 바로. */
export function rightThere(adjunct: Adjunct): Adjunct {
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry || adjunct.use.entry.english !== 'just')
    return adjunct
  return { ...adjunct, use: { ...adjunct.use, entry: { ...adjunct.use.entry, korean: '바로' } } }
}

/** `we all miss you`: before its verb, `all` belongs to the subject, 우리는 모두 네가 보고 싶어. */
export function ofTheSubject(adjunct: Adjunct, { predicate }: VerbPhrase): Adjunct {
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry || adjunct.use.entry.english !== 'all') return adjunct
  if (predicate.kind !== 'verb' || adjunct.use.span.from > predicate.at.from) return adjunct
  return { ...adjunct, use: { ...adjunct.use, entry: { ...adjunct.use.entry, tags: new Set(['sentence']) } } }
}

/** Adverbs of the whole action rather than of manner: 그냥 할 일을 하고 있어요. */
function isEarly(english: string): boolean {
  return english === 'just' || english.startsWith('by ')
}

/** Company comes before the object: 함께 밥을 먹어요. */
const COMPANY = new Set(['함께', '같이', '혼자'])

/** How something is done and 거의 stand right before the verb: 고기를 거의 안 먹어요. */
function isBesideVerb({ english, korean, tags }: AdverbRow): boolean {
  if (COMPANY.has(korean)) return false
  return korean === '거의' || ((tags.has('manner') || tags.has('degree')) && !isEarly(english))
}

/** The words of an adverb, and whether it stands right before the verb. */
export function adverbWords(
  adjunct: AdverbAdjunct,
  use: PlaceUse,
  polarity: Polarity = 'denied',
): { words: KoreanWord[]; late: boolean } {
  const { entry, span, degree } = adjunct.use
  const sources = tokensOf(span)
  if ('unknown' in entry) return { words: plainWords(bracketed(entry.unknown), entry.unknown, sources), late: true }
  if (entry.tags.has('place')) {
    if (entry.english === 'anywhere')
      return { words: plainWords(ANYWHERE[polarity][use === 'doing' ? 0 : 1], 'anywhere', sources), late: false }
    const place = plainWords(entry.korean, entry.english, sources)
    const last = place.at(-1)
    return {
      words: last ? [...place.slice(0, -1), withParticleWord(last, PLACE_PARTICLES[use], false)] : [],
      late: false,
    }
  }
  const before = degree ? plainWords(degree.korean, degree.english, sources) : []
  return {
    words: [...before, ...plainWords(entry.korean, entry.english, sources)],
    late: isBesideVerb(entry),
  }
}
