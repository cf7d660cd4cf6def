import { type Particle, particleAfter } from '#korean/particle.ts'
import type { RuleId } from '#translator/explanation/rule.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'
import type { KoreanWord } from '#translator/korean/word.ts'

/** Rules for the particles that only mark a role. */
export const ROLE_RULES: Readonly<Partial<Record<Particle, RuleId>>> = {
  '은/는': 'particle/topic',
  '이/가': 'particle/subject',
  '을/를': 'particle/object',
}

const SPOKEN_PARTICLES = new Set<Particle>(['한테', '한테서', '(이)랑'])

export function textOf(words: readonly KoreanWord[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Fires the rules for a particle chosen by the tone, and for a noun and particle that are contracted. */
export function fireShape(
  rendering: Rendering,
  words: readonly KoreanWord[],
  marked: readonly KoreanWord[],
  particle: Particle,
  wanted: Particle,
): void {
  const noun = words.at(-1)?.text ?? ''
  const whole = marked.at(-1)?.text ?? ''
  const shape = particleAfter(noun, particle)
  if (particle === '께') fire(rendering, 'particle/honorific', shape, wanted)
  if (SPOKEN_PARTICLES.has(particle) && particle !== wanted)
    fire(rendering, 'particle/spoken', shape, particleAfter(noun, wanted))
  if (whole !== noun + shape) fire(rendering, 'particle/merged', whole, noun, shape)
}
