import type { Suffix } from '#korean/morpheme.ts'
import type { Particle } from '#korean/particle.ts'
import { type Predicate as KoreanPredicate, predicate as koreanPredicate } from '#korean/predicate.ts'

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

interface GovernedVerb {
  /** The English wordings; `to`, `-ing` and `-base` stand for the governed verb. None if only a construction makes it. */
  english: readonly string[]
  /** Undefined where the Korean depends on the subject or is made by a construction. */
  korean?: ControlRule
  /** It happens at once rather than lasts: `he said he promised to call` is about a promise made before. */
  event?: true
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

const TABLE = {
  want: { english: ['want to', 'feel like -ing', 'be itching to', 'be tempted to'] },
  must: {
    english: ['have to', 'have got to', 'be forced to', 'be required to'],
    korean: auxiliary('-아야 하다'),
  },
  supposed: { english: ['be supposed to'] },
  need: { english: ['need to'], korean: auxiliary('-아야 하다') },
  like: {
    english: ['like to', 'like -ing', 'love to', 'love -ing', 'be fond of -ing'],
    korean: { ...objectOf(hada('좋아하다')), stative: true },
  },
  enjoy: {
    english: ['have fun -ing', 'have a good time -ing', 'have a great time -ing', 'enjoy -ing'],
    korean: objectOf(regular('즐기다')),
  },
  hate: { english: ['hate to', 'hate -ing', 'dislike -ing'], korean: { ...objectOf(hada('싫어하다')), stative: true } },
  start: {
    event: true,
    english: ['start to', 'start -ing', 'begin to', 'begin -ing'],
    korean: auxiliary('-기 시작하다'),
  },
  stop: { event: true, english: ['stop -ing', 'quit -ing', 'give up -ing'], korean: objectOf(regular('그만두다')) },
  halt: { event: true, english: [], korean: objectOf(regular('멈추다')) },
  keep: {
    english: ['keep -ing', 'keep on -ing', 'continue to', 'continue -ing', 'go on -ing'],
    korean: { adverb: '계속' },
  },
  finish: { event: true, english: ['finish -ing'], korean: { adverb: '다', late: true } },
  attempt: { english: ['try to'], korean: { suffixes: ['-(으)려고 하다'] } },
  'try out': { event: true, english: ['try -ing'], korean: { suffixes: ['-아 보다'] } },
  'about to': { english: ['be about to'], korean: { suffixes: ['-(으)려고 하다'], adverb: '막', stative: true } },
  decide: {
    event: true,
    english: ['decide to', 'agree to', 'choose to', 'arrange to'],
    korean: auxiliary('-기로 하다'),
  },
  plan: { english: ['plan to', 'plan on -ing'], korean: auxiliary('-(으)ㄹ 예정이다') },
  hope: { english: ['hope to'] },
  learn: { english: ['learn to', 'learn how to'], korean: objectOf(regular('배우다'), '-는 법') },
  forget: { event: true, english: ['forget to'], korean: objectOf(regular('잊다')) },
  slip: { event: true, english: [], korean: objectOf(hada('깜빡하다')) },
  remember: {
    english: ['remember to', 'make sure to', 'make certain to'],
    korean: { ...objectOf(hada('기억하다')), stative: true },
  },
  recall: { english: ['remember -ing'], korean: { ...having('기억'), suffixes: ['-(으)ㄴ'] } },
  regret: { english: ['regret -ing'], korean: objectOf(hada('후회하다'), '-(으)ㄴ 것') },
  seem: { english: ['seem to', 'appear to'], korean: auxiliary('-는 것 같다') },
  able: { english: ['be able to'], korean: auxiliary('-(으)ㄹ 수 있다') },
  going: { english: ['be going to'] },
  'know how': { english: ['know how to'], korean: auxiliary('-(으)ㄹ 줄 알다') },
  wish: { english: [] },
  refuse: { event: true, english: ['refuse to'], korean: objectOf(hada('거부하다')) },
  promise: { event: true, english: ['promise to'], korean: { suffixes: ['-겠-', '-다고'], verb: hada('약속하다') } },
  fail: { event: true, english: ['fail to'], korean: auxiliary('-지 못하다') },
  manage: { event: true, english: ['manage to'], korean: { adverb: '겨우', late: true } },
  pretend: { english: ['pretend to'], korean: { suffixes: ['-는 척하다'] } },
  offer: { event: true, english: ['offer to'], korean: { suffixes: ['-겠-', '-다고'], verb: hada('하다') } },
  intend: { english: ['mean to', 'intend to', 'be willing to'], korean: having('생각') },
  wait: { english: ['wait to'] },
  eager: { english: ['be dying to', 'be eager to'], korean: auxiliary('-고 싶다', '빨리') },
  expect: { english: ['expect to', 'look forward to -ing'], korean: objectOf(hada('기대하다'), '-기') },
  prefer: { english: ['prefer to', 'prefer -ing'], korean: { ...objectOf(hada('더 좋아하다')), stative: true } },
  tend: { english: ['tend to'], korean: auxiliary('-는 편이다') },
  afford: { english: ['afford to'], korean: having('여유') },
  'can not help': { english: ['help -ing'], korean: { suffixes: ['-지 않다', '-(으)ㄹ 수 없다'], stative: true } },
  hesitate: { english: ['hesitate to'], korean: objectOf(regular('망설이다'), '-기') },
  happen: { event: true, english: ['happen to'], korean: { adverb: '우연히', late: true } },
  mind: { english: ['mind -ing'], korean: auxiliary('-아도 괜찮다') },
  miss: { english: ['miss -ing'], korean: objectOf(hada('그리워하다')) },
  consider: { english: ['consider -ing'], korean: objectOf(hada('고려하다')) },
  practice: { english: ['practice -ing'], korean: objectOf(hada('연습하다')) },
  avoid: { english: ['avoid -ing'], korean: objectOf(hada('피하다')) },
  imagine: { english: ['imagine -ing'], korean: objectOf(hada('상상하다')) },
  suggest: { event: true, english: ['suggest -ing'], korean: { suffixes: ['-자고'], verb: hada('제안하다') } },
  'go doing': {
    event: true,
    english: ['go -ing', 'go -base'],
    korean: { suffixes: ['-(으)러'], verb: regular('가다') },
  },
  'come doing': { event: true, english: ['come -base'], korean: { suffixes: ['-(으)러'], verb: regular('오다') } },
  'hard time': {
    english: ['have a hard time -ing', 'have trouble -ing', 'have difficulty -ing'],
    korean: { suffixes: ['-는'], noun: '데', verb: regular('어려움을 겪다') },
  },
  accustomed: {
    english: ['get used to -ing', 'be used to -ing'],
    korean: {
      suffixes: ['-는 것'],
      particle: '에',
      verb: koreanPredicate('익숙하다', 'adjective', '하다'),
      stative: true,
    },
  },
  ready: {
    english: ['be ready to', 'be prepared to'],
    korean: {
      suffixes: ['-(으)ㄹ'],
      noun: '준비',
      particle: '이/가',
      verb: regular('되다'),
      stative: true,
      pastForPresent: true,
    },
  },
  likely: { english: ['be likely to', 'be expected to'], korean: auxiliary('-(으)ㄹ 것 같다') },
  allowed: { english: ['be allowed to'], korean: auxiliary('-아도 되다') },
  worth: { english: ['be worth -ing'], korean: having('가치') },
  'good at': { english: ['be good at -ing'], korean: { adverb: '잘', late: true, stative: true } },
  'bad at': {
    english: ['be bad at -ing'],
    korean: { adverb: '잘', late: true, suffixes: ['-지 못하다'], stative: true },
  },
  'tired of': {
    english: ['be tired of -ing', 'be sick and tired of -ing', 'be fed up with -ing', 'be sick of -ing'],
    korean: {
      suffixes: ['-는 것'],
      particle: '이/가',
      verb: koreanPredicate('지겹다', 'adjective', 'ㅂ'),
      stative: true,
    },
  },
  afraid: {
    english: ['be afraid to', 'be afraid of -ing', 'be scared of -ing'],
    korean: { ...objectOf(hada('무서워하다')), stative: true },
  },
  interested: { english: ['be interested in -ing'], korean: { ...having('데 관심'), suffixes: ['-는'] } },
  busy: {
    english: ['be busy -ing'],
    korean: { suffixes: ['-느라고'], verb: koreanPredicate('바쁘다', 'adjective', '으'), stative: true },
  },
  'think of': { english: ['think of -ing', 'think about -ing'], korean: auxiliary('-(으)ㄹ까 하다') },
  'come to': { event: true, english: ['get to', 'come to', 'end up -ing'], korean: { suffixes: ['-게 되다'] } },
  'see to': { english: [], korean: auxiliary('-도록 하다') },
  told: {
    event: true,
    english: ['be told to'],
    korean: { suffixes: ['-(으)라고'], verb: koreanPredicate('듣다', 'verb', 'ㄷ'), stative: true },
  },
  asked: {
    event: true,
    english: ['be asked to'],
    korean: { suffixes: ['-(으)라고'], verb: regular('부탁받다'), stative: true },
  },
  said: { english: ['be said to'], korean: { suffixes: ['-다고'], verb: hada('하다'), stative: true } },
  deserve: { english: ['deserve to'], korean: having('자격') },
  chance: {
    english: ['have a chance to', 'have the chance to', 'get a chance to', 'get the chance to'],
    korean: having('기회'),
  },
  demand: { event: true, english: ['demand to'], korean: { suffixes: ['-겠-', '-다고'], verb: hada('요구하다') } },
  insist: { event: true, english: ['insist on -ing'], korean: { suffixes: ['-겠-', '-다고'], verb: hada('고집하다') } },
} satisfies Record<string, GovernedVerb>

/** What governs another verb of the same subject: want to -고 싶다, have to -아야 하다. */
export type ControlId = keyof typeof TABLE

/** The verbs and phrases that govern another verb, in English and Korean. */
export const GOVERNED_VERBS: Readonly<Record<ControlId, GovernedVerb>> = TABLE
