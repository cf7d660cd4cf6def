import { finalConsonant } from '#korean/finalSound.ts'

/** The name of a particle (조사) in grammar books. */
export type Particle = keyof typeof PARTICLES

/** The shapes after a consonant and after a vowel, or one shape for both. */
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
  에도: ['에도', '에도'],
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
  '(이)든': ['이든', '든'],
  '(이)며': ['이며', '며'],
  '(이)란': ['이란', '란'],
  '(이)야말로': ['이야말로', '야말로'],
  '(이)나마': ['이나마', '나마'],
  '(이)라면': ['이라면', '라면'],
  '은/는커녕': ['은커녕', '는커녕'],
  '(이)라도': ['이라도', '라도'],
  '(이)라고': ['이라고', '라고'],
  '(이)야': ['이야', '야'],
  '(이)여': ['이여', '여'],
  '아/야': ['아', '야'],
  마다: ['마다', '마다'],
  밖에: ['밖에', '밖에'],
  조차: ['조차', '조차'],
  마저: ['마저', '마저'],
  대로: ['대로', '대로'],
  뿐: ['뿐', '뿐'],
  말고: ['말고', '말고'],
  치고: ['치고', '치고'],
  커녕: ['커녕', '커녕'],
  따라: ['따라', '따라'],
  더러: ['더러', '더러'],
  보고: ['보고', '보고'],
  에다: ['에다', '에다'],
  에다가: ['에다가', '에다가'],
  에게로: ['에게로', '에게로'],
  한테로: ['한테로', '한테로'],
  에서부터: ['에서부터', '에서부터'],
  께서는: ['께서는', '께서는'],
  께서도: ['께서도', '께서도'],
  께서만: ['께서만', '께서만'],
} as const

/** Every particle, by its name. */
export const PARTICLE_NAMES = Object.keys(PARTICLES).filter(isParticle)

export function isParticle(name: string): name is Particle {
  return Object.hasOwn(PARTICLES, name)
}

/** Pronouns that merge with 이/가 (내가, 제가, 네가, 누가). */
const SUBJECT_PRONOUNS: Record<string, string> = { 나: '내가', 저: '제가', 너: '네가', 누구: '누가' }
const POSSESSIVE_PRONOUNS: Record<string, string> = { 나: '내', 저: '제', 너: '네' }

/** Shortened in speech and in 해요체 and 해체 (준말, 한글 맞춤법 33). 합쇼체 keeps the full forms. */
const SPOKEN: Record<string, Partial<Record<Particle, string>>> = {
  것: {
    '은/는': '건',
    '이/가': '게',
    '을/를': '걸',
    '(으)로': '걸로',
    만큼: '것만큼',
    보다: '것보다',
    처럼: '것처럼',
  },
  이것: { '은/는': '이건', '이/가': '이게', '을/를': '이걸', '(으)로': '이걸로' },
  그것: { '은/는': '그건', '이/가': '그게', '을/를': '그걸', '(으)로': '그걸로' },
  저것: { '은/는': '저건', '이/가': '저게', '을/를': '저걸', '(으)로': '저걸로' },
  무엇: { '이/가': '뭐가', '을/를': '뭘', '(으)로': '뭘로' },
  나: { '은/는': '난', '을/를': '날' },
  너: { '은/는': '넌', '을/를': '널' },
  누구: { '을/를': '누굴' },
  여기: { 에서: '여기서' },
  거기: { 에서: '거기서' },
  저기: { 에서: '저기서' },
  어디: { 에서: '어디서' },
}

/** Spoken words for 것 and 무엇 if there is no shortened form: 이거도, 뭐하고. */
const SPOKEN_NOUNS: Record<string, string> = { 것: '거', 이것: '이거', 그것: '그거', 저것: '저거', 무엇: '뭐' }

/** The shape of the particle after this noun: 은 after 책, 로 after 서울. */
export function particleAfter(noun: string, particle: Particle): string {
  const final = finalConsonant(noun)
  const [closed, open] = PARTICLES[particle]
  const takesOpen = final === '' || (final === 'ㄹ' && particle.startsWith('(으)'))
  return takesOpen ? open : closed
}

/** The shapes of all particles after the final sounds that decide between them, by their first letters. */
const SHAPES_AFTER = {
  consonant: shapesAfter('책'),
  rieul: shapesAfter('물'),
  vowel: shapesAfter('나무'),
}

function shapesAfter(noun: string): ReadonlyMap<string, readonly ParticleShape[]> {
  const shapes = PARTICLE_NAMES.map((particle): ParticleShape => [particle, particleAfter(noun, particle)])
  return Map.groupBy(shapes, ([, shape]) => shape.charAt(0))
}

type ParticleShape = readonly [particle: Particle, shape: string]

/** The particles that the text after the noun may begin with, in their shapes after this noun. */
export function particlesAt(noun: string, rest: string): readonly ParticleShape[] {
  const final = finalConsonant(noun)
  const shapes = final === '' ? SHAPES_AFTER.vowel : final === 'ㄹ' ? SHAPES_AFTER.rieul : SHAPES_AFTER.consonant
  return (shapes.get(rest.charAt(0)) ?? []).filter(([, shape]) => rest.startsWith(shape))
}

/** The noun with the particle: 책을, 3이, PDF를, 서울로. Pronouns merge with 이/가 (나 내가, 누구 누가). */
export function withParticle(noun: string, particle: Particle): string {
  const merged = particle === '이/가' ? lastWordReplaced(noun, SUBJECT_PRONOUNS) : undefined
  return merged ?? noun + particleAfter(noun, particle)
}

/** The noun with the particle, as spoken in 해요체 and 해체: 이것 + 은 is 이건, 무엇 + 을 is 뭘, 어디 + 에서 is 어디서. */
export function withSpokenParticle(noun: string, particle: Particle): string {
  const word = noun.slice(noun.lastIndexOf(' ') + 1)
  const short = SPOKEN[word]?.[particle]
  if (short !== undefined) return noun.slice(0, noun.length - word.length) + short
  return withParticle(spokenNoun(noun), particle)
}

/** 내게, 네게, 제게 as variants of 나에게, 너에게, 저에게; 무얼 as a variant of 무엇을. */
const SHORTENED: Record<string, Partial<Record<Particle, string>>> = {
  나: { 에게: '내게' },
  너: { 에게: '네게' },
  저: { 에게: '제게', '은/는': '전', '을/를': '절' },
  무엇: { '을/를': '무얼' },
}

/** Every spelling of the noun with its particle, the usual one first: 나에게, 내게; 이것은, 이건. Used to check answers. */
export function acceptedParticleForms(noun: string, particle: Particle): readonly string[] {
  const start = noun.lastIndexOf(' ') + 1
  const short = SHORTENED[noun.slice(start)]?.[particle]
  const forms = [withParticle(noun, particle), withSpokenParticle(noun, particle)]
  return [...new Set(short === undefined ? forms : [...forms, noun.slice(0, start) + short])]
}

/** 이것 as 이거, 무엇 as 뭐; any other noun as it is. */
export function spokenNoun(noun: string): string {
  return lastWordReplaced(noun, SPOKEN_NOUNS) ?? noun
}

/** The possessive of the noun: 친구의, but 내, 네, 제 for 나, 너, 저. */
export function possessive(noun: string): string {
  return lastWordReplaced(noun, POSSESSIVE_PRONOUNS) ?? `${noun}의`
}

function lastWordReplaced(noun: string, words: Record<string, string>): string | undefined {
  const start = noun.lastIndexOf(' ') + 1
  const word = noun.slice(start)
  const replacement = Object.hasOwn(words, word) ? words[word] : undefined
  return replacement === undefined ? undefined : noun.slice(0, start) + replacement
}
