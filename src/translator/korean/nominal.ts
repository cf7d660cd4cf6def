import type { Suffix } from '#korean/morpheme.ts'
import type { Head, NounPhrase } from '#translator/frame/frame.ts'
import type { Share, Span } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { NO_SUBJECT, personOf } from '#translator/frame/subjectPerson.ts'
import { type Chain, isHonored } from '#translator/korean/chain.ts'
import { isFuture } from '#translator/korean/groupSuffixes.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { formWords, type KoreanWord, plainWords, tokensOf, withParticleWord } from '#translator/korean/word.ts'

/** A predicate that is a past in Korean is also one when it is nominalized: 늦은 것. */
function nominalizingSuffixes({ suffixes }: Chain): Suffix[] {
  return suffixes.at(-1) === '-았-' ? [...suffixes.slice(0, -1), '-(으)ㄴ 것'] : [...suffixes, '-는 것']
}

/** 수영하는 것, 돈이 없다는 것: an action or a fact as a thing. */
export function nominalWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  head: Extract<Head, { kind: 'action' | 'fact' }>,
): KoreanWord[] {
  if (head.kind === 'action') {
    const chain = builders.phraseChain(rendering, head.phrase, NO_SUBJECT)
    return [...chain.words, ...formWords(chain.predicate, nominalizingSuffixes(chain), chain.gloss, chain.sources)]
  }
  const told = builders.embedded(rendering, head.clause, (chain, { group }) =>
    isFuture(group) ? [...chain.suffixes, '-(으)ㄹ 거다', '-다는'] : [...chain.suffixes, '-다는'],
  )
  return [...told, ...plainWords('것', 'fact', [])]
}

const SHARES: Readonly<Partial<Record<Share, string>>> = {
  all: '모두',
  most: '대부분',
  each: '각자',
  some: '중 일부',
  many: '중 많은 수',
  half: '의 절반',
}

function counterOf(whole: NounPhrase): string {
  return isKind(whole, 'person') ? '명' : '개'
}

const NATIVE_COUNTS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'] as const

/** `you two`: 두 분, 너희 둘. */
function pairText(rendering: Rendering, whole: NounPhrase): string {
  return isHonored(personOf(whole), rendering) ? '두 분' : '너희 둘'
}

/** 우리 중 아무도, 이 책들 중 하나도: none of a group. */
function noneText(whole: NounPhrase): string {
  return isKind(whole, 'person|group') ? '중 아무도' : '중 하나도'
}

/** Both of two persons: 두 사람 다, respectfully 두 분 다; 우리 둘 다; of things 둘 다. */
function bothText(rendering: Rendering, whole: NounPhrase): string {
  const person = personOf(whole)
  if (!isKind(whole, 'person') || person.who === 'we') return '둘 다'
  if (isHonored(person, rendering)) return '두 분 다'
  return person.who === 'you' ? '너희 둘 다' : '두 사람 다'
}

function shareText(rendering: Rendering, share: Share, whole: NounPhrase): string | undefined {
  if (typeof share === 'number') return `중 ${NATIVE_COUNTS[share]} ${counterOf(whole)}`
  if (share === 'none') return noneText(whole)
  if (share === 'pair') return pairText(rendering, whole)
  return share === 'both' || share === 'neither' ? bothText(rendering, whole) : SHARES[share]
}

/** 그중 하나도: not any of it. */
function noneOfIt({ head }: NounPhrase): string | undefined {
  if (head.kind !== 'pronoun') return undefined
  return head.id === 'this' ? '이 중 하나도' : head.id === 'it' || head.id === 'that' ? '그중 하나도' : undefined
}

/** 그들 모두, 우리 중 일부, 친구들 중 두 명: the words of the group, followed by its share. */
/** 케이크의 절반 */
function ofWhole(rendering: Rendering, words: readonly KoreanWord[], text: string): readonly KoreanWord[] {
  const last = words.at(-1)
  if (!last || !text.startsWith('의 ')) return words
  return [...words.slice(0, -1), withParticleWord(last, '의', isSpoken(rendering))]
}

export function shareWords(
  rendering: Rendering,
  words: readonly KoreanWord[],
  { share, whole }: Extract<Head, { kind: 'share' }>,
  span: Span,
): KoreanWord[] {
  const none = share === 'none' ? noneOfIt(whole) : undefined
  if (none) return plainWords(none, 'none of', tokensOf(span))
  const text = shareText(rendering, share, whole)
  if (text === undefined) throw new Untranslatable(`${share} of`)
  const sources = tokensOf(span.from < whole.span.from ? { from: span.from, to: whole.span.from } : span)
  const group = isPronoun(whole, 'you') ? 'you' : isPronoun(whole, 'they') ? 'them' : undefined
  return group && (share === 'both' || share === 'pair' || share === 'neither')
    ? plainWords(text, `${share} of ${group}`, [...sources, ...tokensOf(whole.span)])
    : [...ofWhole(rendering, words, text), ...plainWords(text.replace(/^의 /, ''), `${share} of`, sources)]
}
