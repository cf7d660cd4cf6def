import type { Joint } from '#korean/soundRule/joint.ts'
import { tensingWhere } from '#korean/soundRule/tense.ts'

/** 의존 명사 that follow -(으)ㄹ, whole words with their particles and copula: 할 수도, 할 거예요; not the 수 of 오늘 수업. */
const BOUND_NOUNS = new RegExp(
  '^(수(가|는|도|만|밖에)?|것(이|은|을|도|만|인|이다|입니다|입니까|이에요|이고|이라고|이었습니다)?|' +
    '거(야|예요|였어요|라고|라서|고|고요|니까|지만|면|지요|죠|래요|네요|군요|잖아요?)?|겁니(다|까)|건데요?|게|걸|' +
    '줄(은|을|도)?|데(가|는|도)?|곳(이|은|을|도|에|으로)?|적(에|이|에는|에도)?|듯(이|한|하다|해요|합니다)?|바(를|가)?)$',
)

/** Syllables in which -(으)ㄹ is certain, for 하, 되 and 오 have no stem in ㄹ beside them: 할지 [할찌], but 알지 [알지]. */
const SURE = [...'을할될올']
const ENDINGS = /^(지(도|라도|언정|는)?|진대|밖에|세라)$/

/** -(으)ㄹ게(요), -(으)ㄹ걸(요), -(으)ㄹ수록, -(으)ㄹ지, -(으)ㄹ지라도, -(으)ㄹ밖에 in a text whose morphemes are not known. */
function isEnding({ final, left, right, rest }: Joint): boolean {
  if (final !== 'ㄹ') return false
  if (right === '게' || right === '걸') return rest === '' || rest === '요'
  if (right === '수') return rest.startsWith('록')
  return SURE.includes(left) && ENDINGS.test(right + rest)
}

/**
 * 표준 발음법 27: "관형사형 ‘-(으)ㄹ’ 뒤에 연결되는 ‘ㄱ, ㄷ, ㅂ, ㅅ, ㅈ’은 된소리로 발음한다" (할 것을 [할꺼슬]). 붙임: endings that begin with -(으)ㄹ,
 * too (할게 [할께], 할수록 [할쑤록]). If no boundary marks the -(으)ㄹ, the next syllables must show it.
 */
export const prospectiveTensing = tensingWhere((joint) => {
  if (joint.boundary === 'prospective') return true
  if (joint.boundary === 'stem') return false
  return joint.spaced ? joint.final === 'ㄹ' && BOUND_NOUNS.test(joint.right + joint.rest) : isEnding(joint)
})
