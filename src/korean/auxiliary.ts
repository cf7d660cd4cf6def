import { doing, presentModifier, type Shapes, tensed, unpresumed, untensed } from '#korean/ending.ts'
import type { Predicate } from '#korean/predicate.ts'
import { contractedCopula, copula, type PartOfSpeech, predicate } from '#korean/predicate.ts'

/** A word that follows a connected stem and is conjugated in its place (보조 용언), or a fixed phrase that works like one. */
export interface Auxiliary {
  /** The connection between the stem and the auxiliary. It ends in a space if they are written apart. */
  readonly link: Shapes
  /** `host`: 않다 and 못하다 conjugate as the part of speech that they negate (가지 않는다, 좋지 않다). */
  readonly head: Predicate | { readonly host: (pos: PartOfSpeech) => Predicate }
  readonly needsWill?: true
  /** Whether the copula keeps its 이 even after a vowel: 친구이기 때문이다. */
  readonly keepsCopula?: true
}

const verb = (lemma: string) => predicate(lemma, 'verb', 'regular')
const HADA = predicate('하다', 'verb', '하다')
const ITDA = predicate('있다', 'existential', '있다')
const EOPDA = predicate('없다', 'existential', '없다')
/** 있다 of a state, which is not a decision: it conjugates like 있다 but has no command. */
const ITDA_STATE = predicate('있다', 'adjective', '있다')
const ALDA = predicate('알다', 'verb', 'ㄹ')
const MOREUDA = predicate('모르다', 'verb', '르')
const GATDA = predicate('같다', 'adjective', 'regular')
const JOTA = predicate('좋다', 'adjective', 'regular')
const BODA_SEEM = predicate('보다', 'adjective', 'regular')
const nonCopula = (shape: string): Shapes => ({ verb: shape, adjective: shape, existential: shape })
const ofVerb = (shape: string): Shapes => ({ verb: shape })

/** 간 적, 아픈 적; for lasting states 있던 적, 았던 적; with or without 이. */
function experience(particle: '이' | ''): Shapes {
  const noun = `적${particle} `
  return { ...untensed(`(으)ㄴ ${noun}`), existential: `던 ${noun}`, past: `던 ${noun}` }
}

/** 않다 and 못하다: verbs after verbs (않는), adjectives after adjectives and 있다 (않은). */
function negator(lemma: string, verbClass: 'regular' | '하다') {
  return { host: (pos: PartOfSpeech) => predicate(lemma, pos === 'verb' ? 'verb' : 'adjective', verbClass) }
}

/** 하다 that repeats its host: 가기는 하는데, 예쁘기는 한데. */
function hadaLike(pos: PartOfSpeech): Predicate {
  return predicate('하다', pos === 'verb' ? 'verb' : 'adjective', '하다')
}

export const AUXILIARIES = {
  '-지 않다': { link: nonCopula('지 '), head: negator('않다', 'regular') },
  '-지 못하다': { link: nonCopula('지 '), head: negator('못하다', '하다') },
  '-지 말다': { link: doing('지 '), head: predicate('말다', 'verb', '말다'), needsWill: true },
  '-고 싶다': { link: doing('고 '), head: predicate('싶다', 'adjective', 'regular'), needsWill: true },
  '-고 싶어 하다': { link: doing('고 싶어 '), head: HADA, needsWill: true },
  '-고 있다': { link: ofVerb('고 '), head: ITDA },
  '-고 계시다': { link: ofVerb('고 '), head: predicate('계시다', 'verb', '시다') },
  '-(으)ㄹ 수 있다': { link: untensed('(으)ㄹ 수 '), head: ITDA_STATE },
  '-(으)ㄹ 수 없다': { link: untensed('(으)ㄹ 수 '), head: EOPDA },
  '-(으)ㄹ 수가 없다': { link: untensed('(으)ㄹ 수가 '), head: EOPDA },
  '-(으)ㄹ 수도 있다': { link: unpresumed('(으)ㄹ 수도 '), head: ITDA_STATE },
  '-(으)ㄹ 수밖에 없다': { link: untensed('(으)ㄹ 수밖에 '), head: EOPDA },
  '-(으)ㄹ 줄 알다': { link: ofVerb('(으)ㄹ 줄 '), head: ALDA },
  '-(으)ㄹ 줄 모르다': { link: ofVerb('(으)ㄹ 줄 '), head: MOREUDA },
  '-(으)ㄹ 리가 없다': { link: unpresumed('(으)ㄹ 리가 '), head: EOPDA },
  '-(으)ㄹ 필요가 있다': { link: doing('(으)ㄹ 필요가 '), head: ITDA_STATE, needsWill: true },
  '-(으)ㄹ 필요가 없다': { link: doing('(으)ㄹ 필요가 '), head: EOPDA, needsWill: true },
  '-아야 하다': { link: unpresumed('아야 '), head: HADA },
  '-아야 되다': { link: unpresumed('아야 '), head: verb('되다') },
  '-아도 되다': { link: untensed('아도 '), head: verb('되다') },
  '-아도 괜찮다': { link: untensed('아도 '), head: predicate('괜찮다', 'adjective', 'regular') },
  '-(으)면 되다': { link: untensed('(으)면 '), head: verb('되다') },
  '-(으)면 안 되다': { link: untensed('(으)면 안 '), head: verb('되다') },
  '-(으)면 좋다': { link: unpresumed('(으)면 '), head: JOTA },
  '-(으)면 감사하다': { link: unpresumed('(으)면 '), head: predicate('감사하다', 'adjective', '하다') },
  '-는 게 좋다': { link: doing('는 게 '), head: JOTA, needsWill: true },
  '-아 보다': { link: ofVerb('아 '), head: verb('보다') },
  '-아 주다': { link: ofVerb('아 '), head: verb('주다') },
  '-아 드리다': { link: ofVerb('아 '), head: verb('드리다') },
  '-아 달다': { link: ofVerb('아 '), head: predicate('달다', 'verb', 'ㄹ') },
  '-아 버리다': { link: ofVerb('아 '), head: verb('버리다') },
  '-아 놓다': { link: ofVerb('아 '), head: verb('놓다') },
  '-아 두다': { link: ofVerb('아 '), head: verb('두다') },
  '-아 있다': { link: ofVerb('아 '), head: ITDA },
  '-아 계시다': { link: ofVerb('아 '), head: predicate('계시다', 'verb', '시다') },
  '-아 보이다': { link: { adjective: '아 ', existential: '아 ' }, head: verb('보이다') },
  '-아 내다': { link: ofVerb('아 '), head: verb('내다') },
  '-아 가다': { link: ofVerb('아 '), head: verb('가다') },
  '-아 오다': { link: ofVerb('아 '), head: verb('오다') },
  '-아지다': { link: { verb: '아', adjective: '아', existential: '아' }, head: verb('지다') },
  '-아하다': { link: { adjective: '아' }, head: HADA },
  '-게 되다': { link: nonCopula('게 '), head: verb('되다') },
  '-게 만들다': { link: nonCopula('게 '), head: predicate('만들다', 'verb', 'ㄹ') },
  '-도록 하다': { link: doing('도록 '), head: HADA, needsWill: true },
  '-게 하다': { link: nonCopula('게 '), head: HADA },
  '-기는 하다': { link: unpresumed('기는 '), head: { host: hadaLike }, keepsCopula: true },
  '-고 말다': { link: ofVerb('고 '), head: predicate('말다', 'verb', 'ㄹ') },
  '-곤 하다': { link: doing('곤 '), head: HADA },
  '-(으)ㄹ지도 모르다': { link: unpresumed('(으)ㄹ지도 '), head: MOREUDA },
  '-는 줄 알다': { link: presentModifier(' 줄 '), head: ALDA },
  '-(으)ㄴ 줄 알다': { link: ofVerb('(으)ㄴ 줄 '), head: ALDA },
  '-기로 하다': { link: doing('기로 '), head: HADA, needsWill: true },
  '-기 시작하다': { link: ofVerb('기 '), head: predicate('시작하다', 'verb', '하다') },
  '-기 쉽다': { link: ofVerb('기 '), head: predicate('쉽다', 'adjective', 'ㅂ') },
  '-기 힘들다': { link: ofVerb('기 '), head: predicate('힘들다', 'adjective', 'ㄹ', '들다') },
  '-기 좋다': { link: ofVerb('기 '), head: JOTA },
  '-기 어렵다': { link: ofVerb('기 '), head: predicate('어렵다', 'adjective', 'ㅂ') },
  '-기 때문이다': { link: unpresumed('기 '), head: copula('때문'), keepsCopula: true },
  '-기 바라다': { link: doing('기 '), head: verb('바라다') },
  '-기를 바라다': { link: untensed('기를 '), head: verb('바라다'), keepsCopula: true },
  '-(으)려고 하다': { link: doing('(으)려고 '), head: HADA, needsWill: true },
  '-(으)ㄹ까 하다': { link: doing('(으)ㄹ까 '), head: HADA, needsWill: true },
  '-(으)ㄹ 거다': { link: unpresumed('(으)ㄹ '), head: contractedCopula('거') },
  '-(으)ㄹ 것이다': { link: unpresumed('(으)ㄹ '), head: copula('것') },
  '-(으)ㄹ 예정이다': { link: doing('(으)ㄹ '), head: copula('예정') },
  '-(으)ㄹ 생각이다': { link: doing('(으)ㄹ '), head: copula('생각'), needsWill: true },
  '-(으)ㄹ 모양이다': { link: unpresumed('(으)ㄹ '), head: copula('모양') },
  '-(으)ㄹ 뻔하다': { link: ofVerb('(으)ㄹ '), head: predicate('뻔하다', 'verb', '하다') },
  '-(으)ㄹ 만하다': { link: ofVerb('(으)ㄹ '), head: predicate('만하다', 'adjective', '하다') },
  '-(으)ㄴ 적이 있다': { link: experience('이'), head: ITDA_STATE },
  '-(으)ㄴ 적이 없다': { link: experience('이'), head: EOPDA },
  '-(으)ㄴ 적 있다': { link: experience(''), head: ITDA_STATE },
  '-(으)ㄴ 적 없다': { link: experience(''), head: EOPDA },
  '-는 것 같다': { link: presentModifier(' 것 '), head: GATDA },
  '-(으)ㄴ 것 같다': { link: ofVerb('(으)ㄴ 것 '), head: GATDA },
  '-던 것 같다': { link: unpresumed('던 것 '), head: GATDA, keepsCopula: true },
  '-(으)ㄹ 것 같다': { link: unpresumed('(으)ㄹ 것 '), head: GATDA },
  '-는 거 같다': { link: presentModifier(' 거 '), head: GATDA },
  '-(으)ㄴ 거 같다': { link: ofVerb('(으)ㄴ 거 '), head: GATDA },
  '-(으)ㄹ 거 같다': { link: unpresumed('(으)ㄹ 거 '), head: GATDA },
  '-는 척하다': { link: presentModifier(' '), head: predicate('척하다', 'verb', '하다') },
  '-는 모양이다': { link: presentModifier(' '), head: copula('모양') },
  '-는 거다': { link: presentModifier(' '), head: contractedCopula('거') },
  '-는 중이다': { link: ofVerb('는 '), head: copula('중') },
  '-는 편이다': { link: presentModifier(' '), head: copula('편') },
  '-나 보다': { link: { verb: '나 ', existential: '나 ', ...tensed('나 ') }, head: BODA_SEEM },
  '-(으)ㄴ가 보다': { link: { adjective: '(으)ㄴ가 ', copula: '(으)ㄴ가 ' }, head: BODA_SEEM },
} satisfies Record<string, Auxiliary>

/** The dictionary form of an auxiliary with its connection to the stem: '-고 싶다', '-(으)ㄹ 수 있다'. Stable: screens link to it. */
export type AuxiliaryId = keyof typeof AUXILIARIES

export function isAuxiliaryId(id: string): id is AuxiliaryId {
  return Object.hasOwn(AUXILIARIES, id)
}

export function auxiliaryOf(id: AuxiliaryId): Auxiliary {
  return AUXILIARIES[id]
}

/** Pairs that the 표준국어대사전 lists as one word, so they are written together (한글 맞춤법 47): 도와주다, 물어보다. */
const ONE_WORD: Partial<Record<AuxiliaryId, readonly string[]>> = {
  '-아 주다': ['돕다', '돌리다', '빌리다', '건네다', '넘기다', '들리다'],
  '-아 드리다': ['돕다', '돌리다', '빌리다', '건네다', '넘기다', '들리다'],
  '-아 보다': ['묻다', '찾다', '알다', '지키다', '돌다', '살피다', '훑다'],
}

/** Whether verb and auxiliary are one word of the dictionary. 묻다 is the verb of asking (ㄷ); to bury (regular) is 묻어 보다. */
export function isOneWord(verb: Predicate, id: AuxiliaryId): boolean {
  if (verb.lemma === '묻다' && verb.class !== 'ㄷ') return false
  return ONE_WORD[id]?.includes(verb.lemma) ?? false
}
