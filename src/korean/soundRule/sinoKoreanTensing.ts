import type { Joint } from '#korean/soundRule/joint.ts'
import { beginsListed, isListed, placeList } from '#korean/soundRule/listedPlace.ts'
import { tensingWhere } from '#korean/soundRule/tense.ts'

/** The beginnings of such words. A pair that is often a noun with 도 (철도, 별도) is listed with more of the word, or decides for the more common one. */
const WORDS = placeList(
  '갈|등 갈|색 갈|증 걸|작 걸|상 결|단 결|산 결|석 결|선 결|성 결|손 결|승 결|실 결|심 결|재 결|점 결|정 결|제 결|집 골|동 골|대 골|절 굴|절 달|성 ' +
    '돌|진 말|단 말|살 말|소 멸|종 몰|두 몰|살 몰|상 물|자 물|적 물|정 물|증 물|질 밀|도 밀|수 밀|실 밀|접 발|달 발|단 발|동 발|사 발|산 발|상 발|생 ' +
    '발|설 발|성 발|송 발|신 발|전 별|도로 별|도의 별|세계 불|사 불|성 불|세 불|소 불|순 불|시 불|신 설|득 설|사 설|전 설|정 솔|직 실|수 실|습 실|시 ' +
    '실|세 실|장 실|재 실|적 실|정 실|제 실|존 실|종 실|증 실|질 알|선 열|대 열|등 열|성 열|심 열|세 열|전 열|정 열|중 월|동 월|세 율|동 을|지로 ' +
    '일|단 일|당 일|대 일|동 일|등 일|상 일|생 일|석 일|손 일|시 일|자 일|정 일|제 일|조 일|종 일|주 일|지 일|절 삼일|절 절|단 절|대 절|도 절|실 절|전 절|정 절|제 ' +
    '졸|속 졸|도 질|서 질|주 질|적 질|소 철|도 철|자 철|저 철|제 출|동 출|두 출|산 출|생 출|석 출|세 출|소 출|시 출|신 출|장 출|제 출|전 출|중 ' +
    '칠|석 탈|선 탈|세 탈|수 탈|진 탈|주 탈|당 필|수 필|자 필|승 필|시 필|살 할|당 할|증 혈|당 혈|세 혈|색 혈|전 활|동 활|성 활|자 활|주',
)

/** Two numerals of this kind, which also occur inside longer ones: 이백팔십. */
const NUMERALS = placeList('칠|십 팔|십')

/** -적(的) after ㄹ: 현실적, 개별적으로, 예술적인. */
const ADNOMINAL = /^(으로.*|인.*|이.*)?$/

function isAdnominal({ final, right, rest, before, spaced }: Joint): boolean {
  return !spaced && final === 'ㄹ' && right === '적' && before.length > 1 && ADNOMINAL.test(rest)
}

/**
 * 표준 발음법 26: "한자어에서, ‘ㄹ’ 받침 뒤에 연결되는 ‘ㄷ, ㅅ, ㅈ’은 된소리로 발음한다" (갈등 [갈뜽], 발전 [발쩐]). Spelling does not show which
 * words are Sino-Korean, so everyday ones are listed; 허허실실 and 절절하다, the same character twice, are not tensed.
 */
export const sinoKoreanTensing = tensingWhere(
  (joint) => !joint.spaced && (beginsListed(joint, WORDS) || isListed(joint, NUMERALS) || isAdnominal(joint)),
)
