import type { Joint, SoundChange } from '#korean/joint.ts'

const TENSE: Record<string, string> = { ㄱ: 'ㄲ', ㄷ: 'ㄸ', ㅂ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ' }
const OBSTRUENTS = 'ㄱㄲㅋㄳㄺㄷㅅㅆㅈㅊㅌㅂㅍㄿㅄㄵㄼㄾ'
/** 의존 명사 that follow -(으)ㄹ, whole words with their particles and copula: 할 수도, 할 거예요; not the 수 of 오늘 수업. */
const AFTER_PROSPECTIVE = new RegExp(
  '^(수(가|는|도|만|밖에)?|것(이|은|을|도|만|인|이다|입니다|입니까|이에요|이고|이라고)?|거(야|예요|라고|고|니까|지만|면|지요|죠)?' +
    '|겁니(다|까)|건데요?|게|걸|줄(은|을|도)?|데(가|는|도)?|적(에|이)?|듯(이|한|하다|해요|합니다)?|바(를)?)$',
)
/** How words begin that hold Sino-Korean ㄹ before ㄷ, ㅅ, ㅈ (article 26), and everyday compounds (article 28: 눈사람, 물고기). */
const WORDS = [
  '갈|등',
  '절|도',
  '발|동',
  '일|시',
  '발|전',
  '물|질',
  '결|정',
  '발|달',
  '활|동',
  '실|수',
  '출|장',
  '일|정',
  '열|심',
  '철|도',
  '결|석',
  '출|석',
  '설|정',
  '물|가',
  '글|자',
  '문|법',
  '사|건',
  '조|건',
  '눈|사',
  '산|길',
  '밤|길',
  '아침|밥',
  '비빔|밥',
  '물|고',
  '길|가',
  '손|등',
]

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
  if (OBSTRUENTS.includes(final) && final !== '') return left !== '덟'
  if ('ㅎㄶㅀ'.includes(final) && final !== '') return onset === 'ㅅ'
  if (boundary === 'stem') return 'ㄴㅁㄻ'.includes(final) && final !== ''
  if (boundary === 'prospective') return true
  if (spaced) return final === 'ㄹ' && AFTER_PROSPECTIVE.test(joint.right + joint.rest)
  return WORDS.includes(`${joint.before}|${joint.right}`) || isProspectiveEnding(joint)
}

/** -(으)ㄹ게(요), -(으)ㄹ걸(요), -(으)ㄹ수록 in a text whose morphemes are not known. */
function isProspectiveEnding({ final, right, rest }: Joint): boolean {
  if (final !== 'ㄹ') return false
  if (right === '게' || right === '걸') return rest === '' || rest === '요'
  return right === '수' && rest.startsWith('록')
}
