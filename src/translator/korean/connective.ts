import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate as KoreanPredicate } from '#korean/predicate.ts'
import type { Relation } from '#translator/frame/frameTerm.ts'

/** How Korean ties a clause to the one after it. */
export interface Connective {
  suffix: Suffix
  tense: 'keeps' | 'drops'
  english: string
  /** A word after the ending: -(으)ㄴ 후로. */
  word?: string
  /** A particle on the ending: -(으)ㄹ 때부터. */
  attached?: string
  /** The Korean says it in the negative: -지 않으면. */
  negates?: true
}

/** The connectives by relation, where tense and mood change nothing. */
export const CONNECTIVES: Readonly<Record<Relation, Connective>> = {
  because: { suffix: '-기 때문에', tense: 'keeps', english: 'because' },
  so: { suffix: '-아서', tense: 'drops', english: 'so' },
  result: { suffix: '-아서', tense: 'drops', english: 'so … that' },
  if: { suffix: '-(으)면', tense: 'drops', english: 'if' },
  unless: { suffix: '-(으)면', tense: 'drops', english: 'unless', negates: true },
  'or else': { suffix: '-(으)면', tense: 'drops', english: 'or', negates: true },
  comment: { suffix: '-는데', tense: 'keeps', english: 'which' },
  meanwhile: { suffix: '-는데', tense: 'keeps', english: 'when' },
  asked: { suffix: '-는지', tense: 'keeps', english: 'and' },
  whether: { suffix: '-(으)ㄹ지', tense: 'drops', english: 'whether … or' },
  'even if': { suffix: '-아도', tense: 'drops', english: 'even if' },
  when: { suffix: '-(으)ㄹ 때', tense: 'keeps', english: 'when' },
  'even when': { suffix: '-(으)ㄹ 때', tense: 'keeps', english: 'even when', attached: '도' },
  'every time': { suffix: '-(으)ㄹ 때마다', tense: 'drops', english: 'every time' },
  'by the time': { suffix: '-(으)ㄹ 때', tense: 'keeps', english: 'by the time' },
  before: { suffix: '-기 전에', tense: 'drops', english: 'before' },
  after: { suffix: '-(으)ㄴ 후에', tense: 'drops', english: 'after' },
  while: { suffix: '-는 동안', tense: 'drops', english: 'while' },
  until: { suffix: '-(으)ㄹ 때까지', tense: 'drops', english: 'until' },
  although: { suffix: '-지만', tense: 'keeps', english: 'although' },
  'as soon as': { suffix: '-자마자', tense: 'drops', english: 'as soon as' },
  and: { suffix: '-고', tense: 'drops', english: 'and' },
  but: { suffix: '-지만', tense: 'keeps', english: 'but' },
  or: { suffix: '-거나', tense: 'drops', english: 'or' },
  since: { suffix: '-(으)니까', tense: 'keeps', english: 'since' },
  'ever since': { suffix: '-(으)ㄴ', tense: 'drops', english: 'since', word: '후로' },
  'time since': { suffix: '-(으)ㄴ', tense: 'drops', english: 'since', word: '지' },
  'so that': { suffix: '-도록', tense: 'drops', english: 'so that' },
  'as if': { suffix: '-는 것처럼', tense: 'drops', english: 'as if' },
  as: { suffix: '-아서', tense: 'drops', english: 'as' },
  'in case': { suffix: '-(으)ㄹ까 봐', tense: 'drops', english: 'in case' },
  'now that': { suffix: '-(으)니까', tense: 'keeps', english: 'now that' },
  without: { suffix: '-고', tense: 'drops', english: 'without', negates: true },
  by: { suffix: '-아서', tense: 'drops', english: 'by' },
  instead: { suffix: '-는 대신에', tense: 'drops', english: 'instead of' },
  elapsed: { suffix: '-(으)ㄴ 지', tense: 'drops', english: 'since' },
  'as long as': { suffix: '-는', tense: 'drops', english: 'as long as', word: '한' },
  doing: { suffix: '-(으)면서', tense: 'drops', english: 'while' },
}

/** A spoken reason: 늦어서 택시를 탔어요. -기 때문에 is for a reason that stands alone, and for arguments. */
export const SPOKEN_REASON: Connective = { suffix: '-아서', tense: 'drops', english: 'because' }
/** A spoken `but`: 가고 싶었는데 너무 피곤했어요. */
export const SPOKEN_BUT: Connective = { suffix: '-는데', tense: 'keeps', english: 'but' }
/** A reason for what the listener should do: 비가 오니까 우산을 가져가세요. */
export const REASON_TO_ACT: Connective = { suffix: '-(으)니까', tense: 'keeps', english: 'because' }
/** `since` with a past state: 어렸을 때부터. */
export const SINCE_THEN: Connective = { suffix: '-(으)ㄹ 때', tense: 'keeps', english: 'since', attached: '부터' }
/** An unreal condition in the present. */
export const UNREAL: Connective = { suffix: '-다면', tense: 'drops', english: 'if' }
/** An unreal condition in the past. */
export const UNREAL_PAST: Connective = { suffix: '-다면', tense: 'keeps', english: 'if' }
export const AS_ONE_SAYS: Connective = { suffix: '-는 대로', tense: 'drops', english: 'as' }
export const AS_ONE_SAID: Connective = { suffix: '-(으)ㄴ', tense: 'drops', english: 'as', word: '대로' }
/** A posture during an action: 서서 먹어요. */
export const IN_POSTURE: Connective = { ...CONNECTIVES.doing, suffix: '-아서' }
/** An action during which something happened: 축구를 하다가 다쳤어요. */
export const INTERRUPTED: Connective = { ...CONNECTIVES.doing, suffix: '-다가' }
/** An action that cost time or rest: 기다리느라고 한 시간을 낭비했어요. */
export const COSTING: Connective = { ...CONNECTIVES.doing, suffix: '-느라고' }

/** After coming, going and getting up, what follows happens there: 일어나서 책을 펴세요. */
const FOLLOWED = new Set([
  '가다',
  '오다',
  '나가다',
  '나오다',
  '들어가다',
  '들어오다',
  '돌아오다',
  '일어나다',
  '앉다',
  '만나다',
  '돌다',
  '내리다',
  '올라가다',
  '내려가다',
  '돌아가다',
  '건너다',
])

/** Whether what follows the action happens where it led: then `and` is -아서. */
export function isFollowed({ lemma }: KoreanPredicate): boolean {
  return FOLLOWED.has(lemma)
}
