/** A particle (조사) by the name that grammars give it. */
export type Particle = keyof typeof PARTICLES

/** The shape after a consonant and after a vowel; one shape where they are the same. */
const PARTICLES = {
  '은/는': ['은', '는'],
  '이/가': ['이', '가'],
  '을/를': ['을', '를'],
  '와/과': ['과', '와'],
  '(이)랑': ['이랑', '랑'],
  하고: ['하고', '하고'],
  '(으)로': ['으로', '로'],
  '(으)로서': ['으로서', '로서'],
  '(으)로써': ['으로써', '로써'],
  '(으)로부터': ['으로부터', '로부터'],
  에: ['에', '에'],
  에서: ['에서', '에서'],
  에게: ['에게', '에게'],
  에게서: ['에게서', '에게서'],
  한테: ['한테', '한테'],
  한테서: ['한테서', '한테서'],
  께: ['께', '께'],
  께서: ['께서', '께서'],
  부터: ['부터', '부터'],
  까지: ['까지', '까지'],
  도: ['도', '도'],
  만: ['만', '만'],
  의: ['의', '의'],
  처럼: ['처럼', '처럼'],
  같이: ['같이', '같이'],
  보다: ['보다', '보다'],
  만큼: ['만큼', '만큼'],
  '(이)나': ['이나', '나'],
  '(이)든지': ['이든지', '든지'],
  '(이)라도': ['이라도', '라도'],
  '(이)라고': ['이라고', '라고'],
  '(이)야': ['이야', '야'],
  '아/야': ['아', '야'],
  마다: ['마다', '마다'],
  밖에: ['밖에', '밖에'],
  조차: ['조차', '조차'],
  마저: ['마저', '마저'],
  대로: ['대로', '대로'],
} as const

/** The noun with the particle: 책을, 3이, PDF를, 서울로, 내가. Pronouns merge with 이/가 as they must (나+가 내가). */
export function withParticle(_noun: string, _particle: Particle): string {
  throw new Error('not written')
}

/** The particle alone, as it is written after this noun. */
export function particleAfter(_noun: string, _particle: Particle): string {
  throw new Error('not written')
}

/** The noun as a possessor: 친구의, but 내, 네, 제 for 나, 너, 저. */
export function possessive(_noun: string): string {
  throw new Error('not written')
}
