import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, AdverbUse, VerbPhrase } from '#translator/frame/frame.ts'
import { PLACE_PARTICLES, type PlaceUse } from '#translator/korean/argument.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { Untranslatable } from '#translator/korean/rendering.ts'
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

/** `just` with a past event is 방금, with a turn in life 얼마 전에: 얼마 전에 이사했어요. */
export function justNow(adjunct: AdverbAdjunct, isMilestone: boolean, goesOn: boolean): AdverbAdjunct {
  const { entry } = adjunct.use
  if ('unknown' in entry || entry.english !== 'just' || goesOn) return adjunct
  return { ...adjunct, use: { ...adjunct.use, entry: { ...entry, korean: isMilestone ? '얼마 전에' : '방금' } } }
}

/** `now` when something has changed is 이제: I have forgotten it now, he is a doctor now, now I can't trust her anymore. */
export function nowAtLast(adjunct: Adjunct, { group, predicate, adjuncts }: VerbPhrase): Adjunct {
  if (!isAdverb(adjunct, 'now')) return adjunct
  const isOver = group.perfect || adjuncts.some((each) => isAdverb(each, 'anymore', 'no longer', 'any more'))
  const isChanged =
    predicate.kind === 'noun' || (predicate.kind === 'adjective' && predicate.phrase.degree === 'comparative')
  if (!isOver && !isChanged) return adjunct
  return { ...adjunct, use: { ...adjunct.use, entry: { ...adjunct.use.entry, korean: '이제' } as AdverbRow } }
}

/** What just happens, whatever its tense: 또. */
const HAPPENING_AGAIN =
  /(?:잊다|잊어버리다|잃어버리다|늦다|지다|놓치다|실패하다|떨어지다|고장 나다|두고 내리다|두고 오다|두고 가다|다치다|아프다|싸우다|빼먹다|빠지다|깨지다|깨뜨리다|넘어지다|취소되다|오다|꺼지다|걸리다|막히다)$/

/** What one does again because the first time was not enough, and what is well again: 다시. */
const ANOTHER_TRY =
  /(?:해 보다|시도하다|도전하다|확인하다|읽다|보다|생각하다|묻다|물어보다|전화하다|설명하다|시작하다|시작되다|열다|열리다|켜다|쓰다|보내다|세다2?|만나다|일어서다|일어나다|돌아오다|돌아가다|건강하다|괜찮다|깨끗하다|조용하다|행복하다|가능하다|편하다)$/

/** `he forgot it again` tells what happened once more, 또; 다시 is for another try. `told` of statements about what has happened. */
export function againHappening(adjunct: Adjunct, { predicate }: Chain, told: 'happened' | 'said' | undefined): Adjunct {
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry || adjunct.use.entry.korean !== '다시') return adjunct
  const state = predicate.pos === 'adjective' || predicate.pos === 'existential' || told === 'happened'
  const happens = HAPPENING_AGAIN.test(predicate.lemma) || (state && !ANOTHER_TRY.test(predicate.lemma))
  if (told === undefined || !happens || adjunct.use.entry.english !== 'again') return adjunct
  return { ...adjunct, use: { ...adjunct.use, entry: { ...adjunct.use.entry, korean: '또' } } }
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
  return english === 'just' || english === 'simply' || english.startsWith('by ')
}

/** Company comes before the object: 함께 밥을 먹어요. */
const COMPANY = new Set(['함께', '같이', '혼자'])

/** How something is done and 거의 stand right before the verb: 고기를 거의 안 먹어요. */
function isBesideVerb({ english, korean, tags }: AdverbRow): boolean {
  if (COMPANY.has(korean)) return false
  return korean === '거의' || ((tags.has('manner') || tags.has('degree')) && !isEarly(english))
}

/** `it's cold outside`: 밖이 추워요. 밖은 would contrast it with the inside. */
const INSIDE_OR_OUT = /(?:^| )(?:밖|안|바깥)$/

/** 주말에만 */
function focusedWords(words: readonly KoreanWord[], focus: AdverbUse['focus']): KoreanWord[] {
  const last = words.at(-1)
  if (!last || !focus) return [...words]
  const focused = withParticleWord(last, focus.particle, false)
  return [...words.slice(0, -1), { ...focused, sources: [...last.sources, ...tokensOf(focus.span)] }]
}

/** The words of an adverb, and whether it stands right before the verb. */
export function adverbWords(
  adjunct: AdverbAdjunct,
  use: PlaceUse,
  polarity: Polarity = 'denied',
): { words: KoreanWord[]; late: boolean } {
  const { entry, span, degree, focus } = adjunct.use
  const sources = tokensOf(span)
  if ('unknown' in entry) return { words: plainWords(bracketed(entry.unknown), entry.unknown, sources), late: true }
  if (entry.english === 'even' || entry.english === 'only') throw new Untranslatable(entry.english)
  if (entry.tags.has('place')) {
    if (entry.english === 'anywhere')
      return { words: plainWords(ANYWHERE[polarity][use === 'doing' ? 0 : 1], 'anywhere', sources), late: false }
    const place = plainWords(entry.korean, entry.english, sources)
    const last = place.at(-1)
    const particle = use === 'topic' && INSIDE_OR_OUT.test(entry.korean) ? '이/가' : PLACE_PARTICLES[use]
    return {
      words: last ? [...place.slice(0, -1), withParticleWord(last, particle, false)] : [],
      late: false,
    }
  }
  const before = degree ? plainWords(degree.korean, degree.english, sources) : []
  return {
    words: [...before, ...focusedWords(plainWords(entry.korean, entry.english, sources), focus)],
    late: isBesideVerb(entry),
  }
}
