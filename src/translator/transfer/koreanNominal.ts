import type { Suffix } from '#korean/morpheme.ts'
import type { Head, NounPhrase } from '#translator/analysis/frame.ts'
import type { Share, Span } from '#translator/analysis/frameTerm.ts'
import { isKind } from '#translator/analysis/nounKind.ts'
import { isFuture } from '#translator/transfer/groupSuffixes.ts'
import { type Chain, isHonoured, NO_SUBJECT, personOf } from '#translator/transfer/koreanChain.ts'
import { formWords, type KoreanWord, plainWords, tokensOf } from '#translator/transfer/koreanWord.ts'
import type { Renderer } from '#translator/transfer/renderer.ts'
import { type Rendering, Untranslatable } from '#translator/transfer/rendering.ts'

/** What is a Korean past is one as a thing, too: 늦은 것. */
function deedSuffixes({ suffixes }: Chain): Suffix[] {
  return suffixes.at(-1) === '-았-' ? [...suffixes.slice(0, -1), '-(으)ㄴ 것'] : [...suffixes, '-는 것']
}

/** 수영하는 것, 돈이 없다는 것: a deed or a fact as a thing. */
export function nominalWords(
  renderer: Renderer,
  rendering: Rendering,
  head: Extract<Head, { kind: 'deed' | 'fact' }>,
): KoreanWord[] {
  if (head.kind === 'deed') {
    const chain = renderer.phraseChain(rendering, head.phrase, NO_SUBJECT)
    return [...chain.words, ...formWords(chain.predicate, deedSuffixes(chain), chain.gloss, chain.sources)]
  }
  const told = renderer.embedded(rendering, head.clause, (chain, { group }) =>
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
  any: '중 누구',
  none: '중 아무도',
}

function counterOf(whole: NounPhrase): string {
  return isKind(whole, 'person') ? '명' : '개'
}

const NATIVE_COUNTS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'] as const

/** Both of two persons: 두 사람 다, of those one looks up to 두 분 다; 우리 둘 다, 둘 다 of things. */
function pairText(rendering: Rendering, whole: NounPhrase): string {
  const person = personOf(whole)
  if (!isKind(whole, 'person') || person.who === 'we') return '둘 다'
  return isHonoured(person, rendering.tone) ? '두 분 다' : '두 사람 다'
}

/** 그들 모두, 우리 중 일부, 친구들 중 두 명: the words of the whole with its share behind them. */
export function shareWords(
  rendering: Rendering,
  words: readonly KoreanWord[],
  { share, whole }: Extract<Head, { kind: 'share' }>,
  span: Span,
): KoreanWord[] {
  if (share === 'any' && !isKind(whole, 'person')) throw new Untranslatable('any of things')
  const count = typeof share === 'number' ? NATIVE_COUNTS[share] : undefined
  const isPair = share === 'both' || share === 'neither'
  const text = count ? `중 ${count} ${counterOf(whole)}` : isPair ? pairText(rendering, whole) : SHARES[share]
  if (text === undefined) throw new Untranslatable(`${share} of`)
  const sources = tokensOf(span.from < whole.span.from ? { from: span.from, to: whole.span.from } : span)
  const they = isPair && whole.head.kind === 'pronoun' && whole.head.id === 'they'
  return they
    ? plainWords(text, `${share} of them`, [...sources, ...tokensOf(whole.span)])
    : [...words, ...plainWords(text, `${share} of`, sources)]
}
