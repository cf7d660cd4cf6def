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
  if (chain.unable) return { ...chain, suffixes: [...chain.suffixes, '-지 못하다'], negated: true }
  if (isSpoken(rendering) && isShort(chain)) return { ...chain, suffixes: ['안', ...chain.suffixes], negated: true }
  if (chain.predicate.pos === 'copula') throw new Untranslatable('negative copula')
  return { ...chain, suffixes: [...chain.suffixes, '-지 않다'], negated: true }
}

function replacedLast(chain: Chain, suffix: Suffix): Chain {
  return { ...chain, suffixes: [...chain.suffixes.slice(0, -1), suffix], negated: true }
}

export function withSuffix(chain: Chain, ...suffixes: Suffix[]): Chain {
  return { ...chain, suffixes: [...chain.suffixes, ...suffixes] }
}
