import type { Suffix } from '#korean/morpheme.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'

/** Stems up to this length take 안 in speech; longer ones and 하다 verbs take -지 않다. */
const SHORT_LEMMA = 3

function isShort({ predicate, suffixes }: Chain): boolean {
  if (suffixes.length > 0 || predicate.pos === 'copula' || predicate.pos === 'existential') return false
  return (
    predicate.lemma.length <= SHORT_LEMMA &&
    predicate.class !== '하다' &&
    predicate.class !== '있다' &&
    predicate.class !== '없다'
  )
}

/** 이해 못 하다, 못 듣다: verbs with a noun before 하다, and short ones. */
function isSaidBriefly({ predicate, suffixes }: Chain): boolean {
  if (suffixes.length > 0 || predicate.pos !== 'verb' || predicate.lemma.includes(' ')) return false
  return predicate.separable === true || (predicate.class !== '하다' && predicate.lemma.length <= SHORT_LEMMA)
}

/** 전화 안 하다, 안 좋아하다: an action of a noun and 하다 that takes no object, and a liking. */
function isAction({ predicate, suffixes, words }: Chain): boolean {
  if (suffixes.length > 0 || predicate.pos !== 'verb' || predicate.lemma.includes(' ')) return false
  if (LIKING.test(predicate.lemma)) return true
  return predicate.separable === true && !words.some(({ parts }) => parts.some(({ particle }) => particle === '을/를'))
}

const LIKING = /^(?:좋아|싫어|무서워)하다$/

/** 너무 멀지 않다, not 너무 안 멀다, which would be far too near. */
function isTooMuch({ predicate, words }: Chain): boolean {
  return predicate.pos === 'adjective' && words.at(-1)?.text === '너무'
}

/** The negated chain: a negative verb, 안, or -지 않다. */
export function negated(rendering: Rendering, chain: Chain): Chain {
  if (chain.negative && chain.suffixes.length === 0) {
    fire(rendering, 'negative/word', chain.negative.lemma)
    return { ...chain, predicate: chain.negative, negated: true }
  }
  const last = chain.suffixes.at(-1)
  if (last === '-(으)ㄹ 수 있다') return replacedLast(chain, '-(으)ㄹ 수 없다')
  if (last === '-(으)ㄹ 줄 알다') return replacedLast(chain, '-(으)ㄹ 줄 모르다')
  if (last === '-(으)ㄴ 적이 있다') return replacedLast(chain, '-(으)ㄴ 적이 없다')
  if (last === '-아도 되다') return replacedLast(chain, '-(으)면 안 되다')
  if (chain.unable && isSpoken(rendering) && isSaidBriefly(chain)) return { ...chain, suffixes: ['못'], negated: true }
  if (chain.unable) return { ...chain, suffixes: [...chain.suffixes, '-지 못하다'], negated: true }
  if (isSpoken(rendering) && (isShort(chain) || isAction(chain)) && !isTooMuch(chain))
    return { ...chain, suffixes: ['안', ...chain.suffixes], negated: true }
  if (chain.predicate.pos === 'copula') throw new Untranslatable('negative copula')
  return { ...chain, suffixes: [...chain.suffixes, '-지 않다'], negated: true }
}

function replacedLast(chain: Chain, suffix: Suffix): Chain {
  return { ...chain, suffixes: [...chain.suffixes.slice(0, -1), suffix], negated: true }
}

export function withSuffix(chain: Chain, ...suffixes: Suffix[]): Chain {
  return { ...chain, suffixes: [...chain.suffixes, ...suffixes] }
}
