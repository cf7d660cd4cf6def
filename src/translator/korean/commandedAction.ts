import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Clause } from '#translator/frame/frame.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'
import { formWords } from '#translator/korean/word.ts'

/** The command `think about it`: 생각해 보세요. */
export function tried({ group }: Clause, chain: Chain): Chain {
  if (group.negative) return chain
  return chain.predicate.lemma === '생각하다' && chain.suffixes.length === 0
    ? { ...chain, suffixes: ['-아 보다'] }
    : chain
}

const SPEAK_RESPECTFULLY = koreanPredicate('말씀하다', 'verb', '하다')

/** A request to speak uses 말씀하다 with 시 on 주다: 말씀해 주세요. */
export function politelySaid(rendering: Rendering, chain: Chain): Chain {
  if (rendering.tone === 'casual' || chain.predicate.lemma !== '말하다') return chain
  fire(rendering, 'honorific/word', SPEAK_RESPECTFULLY.lemma, chain.predicate.lemma)
  return { ...chain, predicate: SPEAK_RESPECTFULLY }
}

const HADA = koreanPredicate('하다', 'verb', '하다')

/** A command cannot concern a feeling, only showing it: 슬퍼하지 마세요. */
const FELT = new Set(['슬프다', '무섭다', '부끄럽다', '기쁘다', '외롭다', '아쉽다', '두렵다', '자랑스럽다'])

/** `be fair`: an adjective cannot be commanded, so 공정하게 하다. */
export function asAction(chain: Chain): Chain {
  if (chain.predicate.pos !== 'adjective' || chain.suffixes.length > 0) return chain
  if (FELT.has(chain.predicate.lemma)) return { ...chain, suffixes: ['-아하다'] }
  const words = [...chain.words, ...formWords(chain.predicate, ['-게'], chain.gloss, chain.sources)]
  return { words, predicate: HADA, suffixes: [], gloss: 'do', sources: chain.sources, stative: false, resulting: false }
}
