import type { Field } from '#headwords/field.ts'
import type { Headword } from '#headwords/headword.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Particle } from '#korean/particle.ts'

/** A noun of a sentence with its particle, and the predicate that follows it. */
export interface MarkedNoun {
  readonly noun: string
  readonly particle: Particle
  /** Undefined for names. */
  readonly headword: Headword | undefined
  readonly governor: Headword
  readonly suffixes: readonly Suffix[]
  /** The other particles of the sentence. */
  readonly others: readonly Particle[]
  /** The sentence's English: it shows what a particle adds. */
  readonly english: string
  /** A later verb takes an object and has none, so the noun could be that object. */
  readonly couldBeObject: boolean
  /** A noun follows, so 의 could join the two. */
  readonly beforeNoun: boolean
}

/** What a particle does in a sentence, and the particles that are clearly wrong in its place. */
export interface ParticleRole {
  readonly explanation: string
  readonly wrong: readonly Particle[]
}

const THINGS: readonly Field[] = [
  ...(['dish', 'produce', 'drink', 'ingredient', 'clothing', 'personal-item', 'stationery', 'furniture'] as const),
  ...(['household', 'machine', 'animal', 'plant', 'art', 'media', 'message', 'language', 'subject'] as const),
]
const TIMES: readonly Field[] = ['part-of-day', 'date']
const PLACES: readonly Field[] = ['building', 'shop', 'region', 'house', 'landscape', 'school', 'office']
const PEOPLE: readonly Field[] = ['person', 'family', 'job', 'relationship']

/** Fields of actions at a place that have no destination, so 에 cannot replace 에서. */
const ACTIONS =
  '먹다 마시다 공부하다 일하다 운동하다 만나다 사다 읽다 놀다 기다리다 자다 요리하다 수영하다 배우다 가르치다 쉬다 이야기하다 산책하다 빌리다 노래하다 춤추다 쇼핑하다 씻다'.split(
    ' ',
  )
/** With -고 싶다, the object may also take 이/가: 물이 마시고 싶어요. */
const WISH = ['-고 싶다', '-고 싶어 하다']

/** A predicate before a noun may modify only that noun: 민수 씨가 작은 상자를 줬어요. */
function isAdnominal(suffix: Suffix): boolean {
  return ['-는', '-(으)ㄴ', '-(으)ㄹ', '-던'].includes(suffix)
}

type RoleOf = (marked: MarkedNoun) => ParticleRole | undefined

/** The role of a particle that adds a meaning of its own, if the English translation shows that meaning. */
function shown(by: RegExp, explanation: string, wrong: readonly Particle[]): RoleOf {
  return ({ english }) => (by.test(english) ? { explanation, wrong } : undefined)
}

const ROLES: Partial<Record<Particle, RoleOf>> = {
  '을/를': (marked) => {
    const isObject = marked.governor.frame.includes('을/를') && is(marked, THINGS)
    const isWish = marked.suffixes.some((suffix) => WISH.includes(suffix))
    if (!isObject || isWish) return undefined
    return {
      explanation: `을/를 marks what is acted on: the object of ${marked.governor.word}.`,
      wrong: ['이/가', '에', '에게', '에서'],
    }
  },
  '이/가': ({ governor, suffixes, couldBeObject }) =>
    governor.frame.length === 0 && !suffixes.includes('-아지다')
      ? {
          explanation: suffixes.some(isAdnominal)
            ? '이/가 marks the subject: who does it, or what is so.'
            : `이/가 marks the subject of ${governor.word}.`,
          wrong: couldBeObject ? ['에게', '의', '처럼'] : ['을/를', '에게', '의', '처럼'],
        }
      : undefined,
  '은/는': ({ couldBeObject, others, english }) => {
    const explanation =
      others.includes('은/는') && /\b(?:but|although|though)\b/i.test(english)
        ? '은/는 sets this against something else.'
        : '은/는 marks the topic: what the sentence is about.'
    return { explanation, wrong: [...(couldBeObject ? [] : ['을/를' as const]), '에게', '보다', '처럼', '의'] }
  },
  에: (marked) => {
    if (is(marked, TIMES))
      return { explanation: '에 marks the time when something happens.', wrong: ['에서', '에게', '의'] }
    const isGoal = marked.governor.frame.includes('에') && is(marked, PLACES)
    if (!isGoal) return undefined
    return {
      explanation: `에 marks the place to which ${marked.governor.word} leads, or where something is.`,
      wrong: ['에게', '의', '이/가', '와/과'],
    }
  },
  에서: (marked) =>
    ACTIONS.includes(marked.governor.word) && is(marked, PLACES)
      ? { explanation: '에서 marks the place where something is done.', wrong: ['에', '에게', '의', '와/과'] }
      : undefined,
  에게: (marked) => receiver(marked, '에게'),
  한테: (marked) => receiver(marked, '한테'),
  '(으)로': (marked) =>
    is(marked, ['vehicle'])
      ? { explanation: '(으)로 marks the means: by bus, by train.', wrong: ['을/를', '에', '에서', '에게'] }
      : undefined,
  '와/과': ({ governor, others }) =>
    governor.frame.includes('와/과') && !governor.frame.includes('을/를') && !others.includes('하고')
      ? { explanation: `와/과 marks with whom: ${governor.word} takes a partner.`, wrong: ['을/를', '의', '에서'] }
      : undefined,
  부터: shown(/\b(?:from|since|start|beginning|first)/i, '부터 says from when or where on.', [
    '처럼',
    '보다',
    '의',
    '에게',
  ]),
  까지: shown(/\b(?:until|till|to|by|through|as far as|up to)\b/i, '까지 says up to when or where.', [
    '처럼',
    '보다',
    '의',
    '에게',
  ]),
  보다: shown(/\b(?:than|more|rather)\b|\w+er\b/i, '보다 marks what something is compared with: “than”.', [
    '처럼',
    '까지',
    '마다',
    '의',
  ]),
  도: shown(/\b(?:too|also|either|even|neither|as well)\b/i, '도 says “too, also”, or “not … either”.', [
    '만',
    '보다',
    '마다',
    '부터',
  ]),
  만: shown(/\b(?:only|just|alone)\b/i, '만 says “only, just”.', ['도', '보다', '처럼', '까지']),
  처럼: shown(/\b(?:like|as)\b/i, '처럼 says “like”.', ['보다', '마다', '부터', '까지']),
  마다: shown(/\b(?:every|each)\b/i, '마다 says “every, each”.', ['처럼', '보다', '까지', '부터']),
}

function is({ headword }: MarkedNoun, fields: readonly Field[]): boolean {
  return headword !== undefined && fields.includes(headword.field)
}

function receiver(marked: MarkedNoun, particle: '에게' | '한테'): ParticleRole | undefined {
  const isReceiver = marked.governor.frame.includes('에게') && is(marked, PEOPLE) && marked.others.includes('을/를')
  if (!isReceiver) return undefined
  return {
    explanation: `${particle} marks the person to whom ${marked.governor.word} is directed.`,
    wrong: ['에', '에서', '을/를', '의'],
  }
}

/** The role of the noun's particle; undefined if another particle could also be correct. */
export function particleRole(marked: MarkedNoun): ParticleRole | undefined {
  const role = ROLES[marked.particle]?.(marked)
  const isDefensible = (particle: Particle) => particle === marked.particle || (particle === '의' && marked.beforeNoun)
  return role && { ...role, wrong: role.wrong.filter((particle) => !isDefensible(particle)) }
}

/** What each particle means, for the reasons of wrong options. */
export const PARTICLE_MEANINGS: Partial<Record<Particle, string>> = {
  '을/를': '을/를 marks the object of an action.',
  '이/가': '이/가 marks the subject.',
  에: '에 marks a time, a goal, or where something is.',
  에서: '에서 marks where something is done, or from where.',
  에게: '에게 means “to” a person or an animal.',
  의: '의 means “of”: it joins two nouns.',
  '와/과': '와/과 means “with” or “and”.',
  부터: '부터 means “from … on”.',
  까지: '까지 means “until, as far as”.',
  처럼: '처럼 means “like”.',
  보다: '보다 means “than”.',
  마다: '마다 means “every”.',
  도: '도 means “too”.',
  만: '만 means “only”.',
}
