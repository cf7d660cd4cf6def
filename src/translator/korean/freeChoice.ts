import { type Particle, withParticle } from '#korean/particle.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

const UNMARKED = new Set<Particle>(['은/는', '이/가', '을/를', '도'])

/** 누구나 and 무엇이든 end in a particle already; others stand inside: 누구에게나. */
export function freeChoiceWords(
  rendering: Rendering,
  object: NounPhrase,
  particle: Particle,
): KoreanWord[] | undefined {
  const { head } = object
  if (head.kind !== 'pronoun' || (head.id !== 'whoever' && head.id !== 'whatever')) return undefined
  const sources = tokensOf(object.span)
  if (head.id === 'whatever' && !UNMARKED.has(particle)) throw new Untranslatable(`whatever ${particle}`)
  if (head.id === 'whatever') return plainWords(isSpoken(rendering) ? '뭐든지' : '무엇이든지', 'anything', sources)
  return plainWords(`${UNMARKED.has(particle) ? '누구' : withParticle('누구', particle)}나`, 'anyone', sources)
}
