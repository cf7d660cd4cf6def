import type { Predicate as KoreanPredicate } from '#korean/predicate.ts'
import { LINKING, type LinkingRow, type Relation } from '#translator/frame/linkingWord.ts'

/** How Korean ties a clause to the one after it. */
export interface Connective extends Pick<LinkingRow, 'suffix' | 'tense' | 'adverb' | 'word' | 'attached' | 'negates'> {
  english: string
}

/** The connectives by relation, where tense and mood change nothing. */
export const CONNECTIVES = Object.fromEntries(
  Object.entries(LINKING).map(([relation, row]) => [relation, { english: relation, ...row }]),
) as Readonly<Record<Relation, Connective>>

/** A spoken reason: 늦어서 택시를 탔어요. -기 때문에 is for a reason that stands alone, and for arguments. */
export const SPOKEN_REASON: Connective = { suffix: '-아서', tense: 'drops', english: 'because' }
/** A spoken `but`: 가고 싶었는데 너무 피곤했어요. */
export const SPOKEN_BUT: Connective = { suffix: '-는데', tense: 'keeps', english: 'but' }
/** What one did before something happened: 전화했는데 아무도 안 받았어요. */
export const SCENE: Connective = { suffix: '-는데', tense: 'keeps', english: 'and' }
/** A reason for what the listener should do: 비가 오니까 우산을 가져가세요. */
export const REASON_TO_ACT: Connective = { suffix: '-(으)니까', tense: 'keeps', english: 'because' }
/** `since` with a past state: 어렸을 때부터. */
export const SINCE_THEN: Connective = { suffix: '-(으)ㄹ 때', tense: 'keeps', english: 'since', attached: '부터' }
/** An unreal condition in the present. */
export const UNREAL: Connective = { suffix: '-다면', tense: 'drops', english: 'if' }
/** An unreal condition in the past. */
export const UNREAL_PAST: Connective = { suffix: '-다면', tense: 'keeps', english: 'if' }
/** What one wants to reach by what one has to do: 제시간에 도착하려면. */
export const TO_REACH: Connective = { suffix: '-(으)려면', tense: 'drops', english: 'if' }
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

/** What one has got or made, one then does something with: 지갑을 주워서 경찰서에 맡겼어요, 감자를 썰어서 넣으세요. */
export const OBTAINING: ReadonlySet<string> = new Set(
  '줍다 사다 만들다 빌리다 꺼내다 뽑다 잡다 썰다 자르다 굽다 끓이다 볶다 섞다 삶다 씻다 접다 모으다 복사하다 스캔하다'.split(
    ' ',
  ),
)

/** Whether what follows the action happens where it led: then `and` is -아서. */
export function isFollowed({ lemma }: KoreanPredicate): boolean {
  return FOLLOWED.has(lemma)
}
