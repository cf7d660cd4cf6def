import { hasFinalConsonant } from '#korean/finalSound.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { type Particle, particlesAt } from '#korean/particle.ts'
import { copula } from '#korean/predicate.ts'
import { wordForms } from '#korean/wordForms.ts'

/** The rest of a noun's word: particles, possibly with the copula and its suffixes. */
export interface NounTail {
  readonly particles: readonly Particle[]
  readonly copula: readonly Suffix[] | undefined
}

const COPULA_TAILS = { closed: copulaTails('책'), open: copulaTails('나무') }

/** Particles that end their word. */
const CLOSING: readonly Particle[] = ['은/는', '이/가', '을/를', '의', '도', '아/야', '(이)야', '(이)여']

/** Every form of the copula, as it is written after the noun. */
function copulaTails(noun: string): Map<string, readonly Suffix[]> {
  const forms = [...wordForms(copula(noun))]
  return new Map(forms.map(([text, [suffixes]]) => [text.slice(noun.length), suffixes ?? []]))
}

/** Every reading of the text after a noun (`에서는` after 학교); none if it is not a particle. */
export function nounTails(noun: string, rest: string): NounTail[] {
  if (rest === '') return [{ particles: [], copula: undefined }]
  const tails = hasFinalConsonant(noun) ? COPULA_TAILS.closed : COPULA_TAILS.open
  const suffixes = tails.get(rest)
  const asCopula: NounTail[] = suffixes === undefined ? [] : [{ particles: [], copula: suffixes }]
  return [
    ...asCopula,
    ...particlesAt(noun, rest).flatMap(([particle, shape]) => tailsFrom(noun, rest, particle, shape)),
  ]
}

function tailsFrom(noun: string, rest: string, particle: Particle, shape: string): NounTail[] {
  const after = rest.slice(shape.length)
  if (after !== '' && CLOSING.includes(particle)) return []
  return nounTails(noun + shape, after).map(({ particles, copula: suffixes }) => ({
    particles: [particle, ...particles],
    copula: suffixes,
  }))
}
