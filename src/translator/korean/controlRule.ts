import type { Suffix } from '#korean/morpheme.ts'
import type { Particle } from '#korean/particle.ts'
import { type Predicate as KoreanPredicate, predicate as koreanPredicate } from '#korean/predicate.ts'
import type { ControlId } from '#translator/frame/government.ts'

/** How Korean renders a verb that governs another one: by an adverb, an auxiliary or a governing verb. */
export interface ControlRule {
  /** 계속, 다: an adverb that renders the verb; `late` adverbs stand right before the governed verb. */
  adverb?: string
  late?: true
  /** The suffixes of the governed verb: auxiliaries, or the ending before a governing verb. */
  suffixes?: readonly Suffix[]
  /** A noun after that ending: -(으)ㄹ 준비. */
  noun?: string
  particle?: Particle
  verb?: KoreanPredicate
  /** A separate verb for the negative. */
  negative?: KoreanPredicate
  /** A state, so that it has no progressive. */
  stative?: true
  /** The English present is a Korean past: 준비가 됐다. */
  pastForPresent?: true
}

export const hada = (lemma: string) => koreanPredicate(lemma, 'verb', '하다')
const regular = (lemma: string) => koreanPredicate(lemma, 'verb', 'regular')

const ITDA = koreanPredicate('있다', 'existential', '있다')
const EOPDA = koreanPredicate('없다', 'existential', '없다')

/** Verbs that take the governed verb as their object in -는 것. */
function objectOf(verb: KoreanPredicate, ending: Suffix = '-는 것'): ControlRule {
  return { suffixes: [ending], particle: '을/를', verb }
}

function having(noun: string): ControlRule {
  return { suffixes: ['-(으)ㄹ'], noun, particle: '이/가', verb: ITDA, negative: EOPDA, stative: true }
}

function auxiliary(suffix: Suffix, adverb?: string): ControlRule {
  return { suffixes: [suffix], stative: true, ...(adverb === undefined ? {} : { adverb }) }
}

/** The rules by verb. `want` and `wish` depend on the subject, and `going to` and `would like` are recast earlier. */
export const CONTROL_RULES: Readonly<Partial<Record<ControlId, ControlRule>>> = {
  must: auxiliary('-아야 하다'),
  need: auxiliary('-아야 하다'),
  start: auxiliary('-기 시작하다'),
  attempt: { suffixes: ['-(으)려고 하다'] },
  'about to': { suffixes: ['-(으)려고 하다'], adverb: '막', stative: true },
  'try out': { suffixes: ['-아 보다'] },
  decide: auxiliary('-기로 하다'),
  plan: auxiliary('-(으)ㄹ 예정이다'),
  seem: auxiliary('-는 것 같다'),
  likely: auxiliary('-(으)ㄹ 것 같다'),
  able: auxiliary('-(으)ㄹ 수 있다'),
  'know how': auxiliary('-(으)ㄹ 줄 알다'),
  allowed: auxiliary('-아도 되다'),
  fail: auxiliary('-지 못하다'),
  'see to': auxiliary('-도록 하다'),
  pretend: { suffixes: ['-는 척하다'] },
  tend: auxiliary('-는 편이다'),
  mind: auxiliary('-아도 괜찮다'),
  'can not help': { suffixes: ['-지 않다', '-(으)ㄹ 수 없다'], stative: true },
  'think of': auxiliary('-(으)ㄹ까 하다'),
  'come to': { suffixes: ['-게 되다'] },
  eager: auxiliary('-고 싶다', '빨리'),
  keep: { adverb: '계속' },
  finish: { adverb: '다', late: true },
  manage: { adverb: '겨우', late: true },
  happen: { adverb: '우연히', late: true },
  'good at': { adverb: '잘', late: true, stative: true },
  'bad at': { adverb: '잘', late: true, suffixes: ['-지 못하다'], stative: true },
  like: { ...objectOf(hada('좋아하다')), stative: true },
  prefer: { ...objectOf(hada('더 좋아하다')), stative: true },
  hate: { ...objectOf(hada('싫어하다')), stative: true },
  enjoy: objectOf(regular('즐기다')),
  stop: objectOf(regular('그만두다')),
  halt: objectOf(regular('멈추다')),
  learn: objectOf(regular('배우다'), '-는 법'),
  forget: objectOf(regular('잊다')),
  remember: { ...objectOf(hada('기억하다')), stative: true },
  recall: { ...having('기억'), suffixes: ['-(으)ㄴ'] },
  regret: objectOf(hada('후회하다'), '-(으)ㄴ 것'),
  miss: objectOf(hada('그리워하다')),
  consider: objectOf(hada('고려하다')),
  practice: objectOf(hada('연습하다')),
  avoid: objectOf(hada('피하다')),
  imagine: objectOf(hada('상상하다')),
  refuse: objectOf(hada('거부하다')),
  expect: objectOf(hada('기대하다'), '-기'),
  hesitate: objectOf(regular('망설이다'), '-기'),
  afraid: { ...objectOf(hada('무서워하다')), stative: true },
  'tired of': {
    suffixes: ['-는 것'],
    particle: '이/가',
    verb: koreanPredicate('지겹다', 'adjective', 'ㅂ'),
    stative: true,
  },
  accustomed: {
    suffixes: ['-는 것'],
    particle: '에',
    verb: koreanPredicate('익숙하다', 'adjective', '하다'),
    stative: true,
  },
  interested: { ...having('데 관심'), suffixes: ['-는'] },
  worth: having('가치'),
  chance: having('기회'),
  deserve: having('자격'),
  afford: having('여유'),
  intend: having('생각'),
  ready: {
    suffixes: ['-(으)ㄹ'],
    noun: '준비',
    particle: '이/가',
    verb: regular('되다'),
    stative: true,
    pastForPresent: true,
  },
  'hard time': { suffixes: ['-는'], noun: '데', verb: regular('어려움을 겪다') },
  busy: { suffixes: ['-느라고'], verb: koreanPredicate('바쁘다', 'adjective', '으'), stative: true },
  'go doing': { suffixes: ['-(으)러'], verb: regular('가다') },
  told: { suffixes: ['-(으)라고'], verb: koreanPredicate('듣다', 'verb', 'ㄷ'), stative: true },
  asked: { suffixes: ['-(으)라고'], verb: regular('부탁받다'), stative: true },
  said: { suffixes: ['-다고'], verb: hada('하다'), stative: true },
  suggest: { suffixes: ['-자고'], verb: hada('제안하다') },
  offer: { suffixes: ['-겠-', '-다고'], verb: hada('하다') },
  promise: { suffixes: ['-겠-', '-다고'], verb: hada('약속하다') },
  demand: { suffixes: ['-겠-', '-다고'], verb: hada('요구하다') },
  insist: { suffixes: ['-겠-', '-다고'], verb: hada('고집하다') },
}
