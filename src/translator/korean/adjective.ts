import { type Predicate as KoreanPredicate, predicate as koreanPredicate } from '#korean/predicate.ts'
import type { AdjectivePhrase, AdverbUse, NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { degreeAdverb } from '#translator/korean/businessWord.ts'
import { fire, noteSense, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { bracketed, formWords, idiomWords, type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'
import type { AdjectiveEntry } from '#translator/lexicon/lexiconEntry.ts'

const DEGREE_WORDS = { comparative: '더', superlative: '가장' } as const

/** `a little too tight` is 조금 끼다: 너무 would contradict 조금. */
function withoutSoftenedToo(adverbs: readonly AdverbUse[]): readonly AdverbUse[] {
  const isSoft = adverbs.some(({ entry }) => 'korean' in entry && entry.korean === '조금')
  return isSoft ? adverbs.filter(({ entry }) => !('english' in entry && entry.english === 'too')) : adverbs
}

/** 더, 가장, 아주: what stands before an adjective. */
export function degreeWords(rendering: Rendering, { degree, adverbs, span }: AdjectivePhrase): KoreanWord[] {
  const words = withoutSoftenedToo(adverbs).flatMap(({ entry, span: at }) =>
    'unknown' in entry
      ? plainWords(bracketed(entry.unknown), entry.unknown, tokensOf(at))
      : plainWords(degreeAdverb(rendering, entry), entry.english, tokensOf(at)),
  )
  if (degree === 'positive') return words
  const word = DEGREE_WORDS[degree]
  const english = degree === 'comparative' ? 'more' : 'most'
  fire(rendering, 'comparison', word, english)
  return [...words, ...plainWords(word, english, tokensOf(span))]
}

/** Friends are 미안하다 to each other, not 죄송하다. */
const AMONG_FRIENDS: Readonly<Record<string, string>> = { 죄송하다: '미안하다', 감사하다: '고맙다' }

/** The Korean adjective in the tone of the rendering. Throws for one that only stands before nouns. */
export function saidPredicate(rendering: Rendering, entry: AdjectiveEntry): KoreanPredicate {
  noteSense(rendering, 'adjective', entry)
  const plain = rendering.tone === 'casual' ? AMONG_FRIENDS[entry.korean] : undefined
  if (plain) fire(rendering, 'friends/word', plain, entry.korean)
  if (plain) return koreanPredicate(plain, 'adjective', plain === '고맙다' ? 'ㅂ' : '하다')
  if (!entry.predicate) throw new Untranslatable(entry.english)
  return entry.predicate
}

/** Spoken words before nouns and their written counterparts. */
const WRITTEN: Readonly<Record<string, string>> = { 진짜: '실제' }

/** An adjective before its noun: 큰, 더 큰, 새. */
export function attributiveWords(rendering: Rendering, phrase: AdjectivePhrase): KoreanWord[] {
  const { entry, span } = phrase
  const before = degreeWords(rendering, phrase)
  const sources = tokensOf(span)
  if ('unknown' in entry) return [...before, ...plainWords(bracketed(entry.unknown), entry.unknown, sources)]
  noteSense(rendering, 'adjective', entry)
  const said = isSpoken(rendering) ? entry.attributive : (WRITTEN[entry.attributive] ?? entry.attributive)
  if (said !== '') return [...before, ...plainWords(said, entry.english, sources)]
  if (!entry.predicate) throw new Untranslatable(entry.english)
  const suffix = entry.tags.has('resulting') ? '-(으)ㄴ' : '-는'
  const inner = entry.precedingWords === '' ? [] : idiomWords(entry.precedingWords, entry, sources)
  return [...inner, ...before, ...formWords(entry.predicate, [suffix], entry.english, sources)]
}

const FRAGMENT_ENDINGS = {
  said: { polite: '-아요', formal: '-습니다', casual: '-아', business: '-습니다' },
  exclaimed: { polite: '-네요', formal: '-습니다', casual: '-네', business: '-습니다' },
  asked: { polite: '-아요', formal: '-습니까', casual: '-아', business: '-습니까' },
} as const

const OPENERS = { said: '', exclaimed: '정말', asked: '얼마나' } as const

/** An adjective said alone: `Wonderful!` 멋져요!, `How cute!` 정말 귀엽네요!, `How deep?` 얼마나 깊어요? */
export function adjectiveFragmentWords(
  rendering: Rendering,
  phrase: AdjectivePhrase,
  manner: 'said' | 'exclaimed' | 'asked',
): KoreanWord[] {
  const { entry, span } = phrase
  const sources = tokensOf(span)
  const opener = OPENERS[manner]
  const before = [...(opener === '' ? [] : plainWords(opener, 'how', sources)), ...degreeWords(rendering, phrase)]
  if ('unknown' in entry || !entry.predicate)
    return [...before, ...attributiveWords(rendering, { ...phrase, adverbs: [], degree: 'positive' })]
  const predicate = saidPredicate(rendering, entry)
  const ending = FRAGMENT_ENDINGS[manner][rendering.tone]
  const suffixes = entry.tags.has('resulting') ? (['-았-', ending] as const) : ([ending] as const)
  const inner = entry.precedingWords === '' ? [] : idiomWords(entry.precedingWords, entry, sources)
  return [...inner, ...before, ...formWords(predicate, suffixes, entry.english, sources)]
}

/** `the whole cake`: 케이크 전체. */
export function isWhole({ entry }: AdjectivePhrase): boolean {
  return !('unknown' in entry) && entry.korean === '전체'
}

/** The last week is 지난 주, the last bus 마지막 버스, and next Friday 다음 주 금요일. */
export function inTime(phrase: NounPhrase, adjective: AdjectivePhrase): AdjectivePhrase {
  const { entry } = adjective
  if ('unknown' in entry) return adjective
  const weekday = phrase.head.kind === 'noun' && phrase.head.entry.korean.endsWith('요일')
  if (weekday && entry.english === 'next') return { ...adjective, entry: { ...entry, attributive: '다음 주' } }
  if (entry.english !== 'last' || phrase.determiner || !isKind(phrase, 'time')) return adjective
  return { ...adjective, entry: { ...entry, attributive: '지난' } }
}
