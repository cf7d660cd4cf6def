import { isPlaceIn, type Joint, type SoundChange } from '#korean/joint.ts'

const TENSE: Record<string, string> = { ㄱ: 'ㄲ', ㄷ: 'ㄸ', ㅂ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ' }
const OBSTRUENTS = 'ㄱㄲㅋㄳㄺㄷㅅㅆㅈㅊㅌㅂㅍㄿㅄㄵㄼㄾ'
/** 의존 명사 that follow -(으)ㄹ, whole words with their particles and copula: 할 수도, 할 거예요; not the 수 of 오늘 수업. */
const AFTER_PROSPECTIVE = new RegExp(
  '^(수(가|는|도|만|밖에)?|것(이|은|을|도|만|인|이다|입니다|입니까|이에요|이고|이라고|이었습니다)?|' +
    '거(야|예요|였어요|라고|라서|고|고요|니까|지만|면|지요|죠|래요|네요|군요)?|겁니(다|까)|건데요?|게|걸|' +
    '줄(은|을|도)?|데(가|는|도)?|곳(이|은|을|도|에|으로)?|적(에|이|에는|에도)?|듯(이|한|하다|해요|합니다)?|바(를)?)$',
)

const listed = (words: string): readonly string[] => words.split(' ')

/** 26: "한자어에서, ‘ㄹ’ 받침 뒤에 연결되는 ‘ㄷ, ㅅ, ㅈ’은 된소리로 발음한다." How everyday words of that kind begin. */
const SINO_KOREAN = listed(
  '갈|등 갈|색 갈|증 걸|작 결|단 결|산 결|석 결|승 결|실 결|심 결|재 결|점 결|정 결|제 골|동 골|절 달|성 말|살 멸|종 ' +
    '몰|두 몰|상 물|자 물|적 물|증 물|질 밀|도 밀|접 발|달 발|동 발|사 발|생 발|성 발|송 발|신 발|전 별|도 별|세 ' +
    '불|세 불|소 불|순 불|신 설|득 설|사 설|정 실|수 실|습 실|시 실|장 실|적 실|정 실|제 실|질 알|선 열|대 열|등 열|성 ' +
    '열|심 열|정 열|중 월|세 율|동 을|지로 일|단 일|당 일|등 일|상 일|생 일|시 일|자 일|정 일|종 일|주 절|단 절|대 절|도 ' +
    '절|전 절|정 질|서 질|주 철|도 철|자 철|저 출|동 출|산 출|생 출|석 출|세 출|시 출|신 출|장 출|제 탈|세 탈|수 ' +
    '필|수 필|자 혈|당 활|동 활|성 활|자 활|주',
)

/** 28: "표기상으로는 사이시옷이 없더라도 …" (문고리, 눈동자), and Sino-Korean words that tense without a rule (한자, 인기). */
const COMPOUNDS = listed(
  '문|고리 눈|동자 신|바람 산|새 손|재주 길|가 물|동이 발|바닥 굴|속 술|잔 바람|결 그믐|달 아침|밥 강|가 초승|달 등|불 ' +
    '창|살 강|줄기 물|가 글|자 눈|사람 산|길 밤|길 비빔|밥 물|고기 손|등 손|가락 발|가락 장난|감 용|돈 빵|집 술|집 밀|가루 ' +
    '열|쇠 안|방 봄|비 산|불 보름|달 쓸|데 문|자 한|자 인|기 성|격 평|가 헌|법 문|법 사|건 조|건 요|건 안|건 여|권 인|권 정|권 ' +
    '증|권 만|점 장|점 단|점 관|점 초|점 내|과 외|과 치|과 싫|증',
)

/** A word that begins like one of those and is not. */
const UNTENSED = ['한|자리']

/** The two numerals of article 26 stand inside longer ones: 이백팔십. */
const NUMERALS = ['칠|십', '팔|십']

/** Syllables in which -(으)ㄹ is certain, for 하, 되 and 오 have no stem in ㄹ beside them: 할지 [할찌], but 알지 [알지]. */
const SURE_PROSPECTIVES = [...'을할될올']

/**
 * 된소리되기. 표준 발음법 23 after ㄱ, ㄷ, ㅂ; 24–25 after a stem in ㄴ, ㅁ, ㄼ, ㄾ (신고 [신꼬]); 26 and 28 in listed words;
 * 27: "관형사형 ‘-(으)ㄹ’ 뒤에 연결되는 ‘ㄱ, ㄷ, ㅂ, ㅅ, ㅈ’은 된소리로 발음한다." 12: ㅎ + ㅅ is [ㅆ].
 */
export function tensing(joint: Joint): SoundChange {
  const tense = TENSE[joint.onset]
  return tense !== undefined && isTensed(joint) ? { onset: tense } : undefined
}

function isTensed(joint: Joint): boolean {
  const { final, onset, boundary, spaced, left } = joint
  if (!spaced && isListed(joint)) return true
  if (OBSTRUENTS.includes(final) && final !== '') return left !== '덟'
  if ('ㅎㄶㅀ'.includes(final) && final !== '') return onset === 'ㅅ'
  if (boundary === 'stem') return 'ㄴㅁㄻ'.includes(final) && final !== ''
  if (boundary === 'prospective') return true
  if (left === '곬') return onset === 'ㅅ'
  if (spaced) return final === 'ㄹ' && AFTER_PROSPECTIVE.test(joint.right + joint.rest)
  return isProspectiveEnding(joint)
}

function isListed(joint: Joint): boolean {
  const begins = (words: readonly string[]) => isPlaceIn(joint, words, 'from the start')
  return begins(SINO_KOREAN) || (begins(COMPOUNDS) && !begins(UNTENSED)) || isPlaceIn(joint, NUMERALS)
}

/** -(으)ㄹ게(요), -(으)ㄹ걸(요), -(으)ㄹ수록, -(으)ㄹ지 in a text whose morphemes are not known. */
function isProspectiveEnding({ final, left, right, rest }: Joint): boolean {
  if (final !== 'ㄹ') return false
  if (right === '게' || right === '걸') return rest === '' || rest === '요'
  if (right === '지') return SURE_PROSPECTIVES.includes(left)
  return right === '수' && rest.startsWith('록')
}
