import { beginsListed, isListed, placeList } from '#korean/soundRule/listedPlace.ts'
import { tensingWhere } from '#korean/soundRule/tense.ts'

/** The beginnings of native compounds: those of the article and everyday ones. */
const NATIVE = placeList(
  '문|고리 눈|동자 신|바람 산|새 손|재주 길|가 물|동이 발|바닥 굴|속 술|잔 바람|결 그믐|달 아침|밥 강|가 초승|달 등|불 창|살 강|줄기 ' +
    '물|가 물|개 물|결 물|고기 물|그릇 물|기둥 물|길 물|병 물|빛 물|살 물|새 물|소리 물|속 물|주머니 물|줄기 물|기 ' +
    '손|가락 손|금 손|길 손|도장 손|등 손|바닥 손|버릇 손|수건 발|가락 발|걸음 발|길 발|등 발|소리 발|자국 눈|가 눈|금 눈|길 눈|덩이 눈|병 눈|빛 눈|사람 눈|살 ' +
    '산|골 산|길 산|돼지 산|동네 산|바람 산|불 산|속 산|줄기 밤|거리 밤|길 밤|사이 밤|중 봄|바람 봄|비 봄|기운 가을|바람 가을|비 강|바닥 강|바람 ' +
    '술|값 술|기운 술|버릇 술|병 술|상 술|자리 술|집 빵|집 몸|값 몸|속 몸|집 흠|집 칼|집 말|버릇 말|소리 말|솜씨 말|재주 글|자 글|재주 글|솜씨 글|귀 ' +
    '방|값 방|바닥 방|세 땅|값 땅|바닥 땅|속 안|방 안|주머니 골|방 문|간방 공부|방 마음|속 가슴|속 꿈|결 꿈|속 구름|속 숨|결 숨|소리 살|결 잠|결 잠|버릇 ' +
    '달|빛 달|동네 별|빛 별|자리 불|빛 불|길 불|기둥 얼굴|빛 보름|달 장난|감 땔|감 일|감 일|거리 일|손 일|자리 신랑|감 용|돈 판|돈 밀|가루 콩|가루 콩나물|국 된장|국 ' +
    '비빔|밥 열|쇠 자물|쇠 쓸|데 볼|거리 먹을|거리 놀|거리 길|거리 길|바닥 걱정|거리 고민|거리 반찬|거리 말썽|거리 갈림|길 지름|길 출근|길 퇴근|길 여행|길 ' +
    '종|소리 울음|소리 웃음|소리 들|개 들|불 들|새 철|새 숟|가락 힘|줄 등|골 등|줄기 주름|살 기름|값 기름|기 윤|기 반|값 한밤|중 여름|밤 겨울|바람 겨울|밤 ' +
    '쥐|구멍 문|구멍 문|살 문|소리 창|가 창|구멍 총|소리 총|구멍 상|다리 개|구멍 개|수',
)

/** Sino-Korean words with tensing that no rule predicts: -가(價), -격(格), -건(件), -과(科), -권(權, 券), -법(法), -병(病), -성(性), -증(證, 症). */
const SINO_KOREAN = placeList(
  '문|자 한|자 인|기 성|격 인|격 품|격 주|격 목적|격 평|가 유|가 정|가 단|가 원|가 사|건 조|건 요|건 안|건 여|건 용|건 인|건비 헌|법 문|법 민|법 형|법 해|법 ' +
    '사용|법 요리|법 맞춤|법 조리|법 치료|법 여|권 인|권 정|권 주|권 증|권 공|권력 소유|권 선거|권 입장|권 승차|권 상품|권 탑승|권 항공|권 할인|권 이용|권 ' +
    '만|점 장|점 단|점 관|점 초|점 시|점 감|점 강|점 원|점 문제|점 공통|점 차이|점 점|수 홀|수 내|과 외|과 치|과 소아|과 산부인|과 피부|과 정형외|과 성형외|과 이비인후|과 ' +
    '학생|증 신분|증 면허|증 회원|증 통|증 염|증 불면|증 우울|증 후유|증 건망|증 궁금|증 현기|증 전염|병 정신|병 피부|병 심장|병 당뇨|병 ' +
    '가능|성 중요|성 필요|성 안전|성 안정|성 인간|성 인|성 창의|성 다양|성 일관|성 사회|성 장래|성 공정|성 전문|성 참을|성 효율|성 신뢰|성 생산|성 양|적 심|적 전|적으로 ' +
    '초대|장 연하|장 임명|장 고소|장 전기|세 수도|세 싫|증',
)

/** Words that begin like one of those but are not tensed. */
const UNTENSED = placeList('한|자리 강|점기 물|기다 불|길하 불|길한 불|길해 눈|가리')

/** Compounds that stand inside longer ones: 새끼손가락, 왼손등. */
const ANYWHERE = placeList('손|가락 손|등 발|가락 발|바닥 손|바닥 눈|동자')

/**
 * 표준 발음법 28: "표기상으로는 사이시옷이 없더라도, 관형격 기능을 지니는 사이시옷이 있어야 할(휴지가 성립되는) 합성어의 경우에는, 뒤 단어의
 * 첫소리 ‘ㄱ, ㄷ, ㅂ, ㅅ, ㅈ’을 된소리로 발음한다" (문고리 [문꼬리]). Only a word list can know them: these words, and words with a 사잇소리 mark
 * (잠^자리 is the bed, 잠자리 the dragonfly).
 */
export const compoundTensing = tensingWhere((joint) => {
  if (joint.boundary === 'saisiot') return true
  if (joint.spaced || beginsListed(joint, UNTENSED)) return false
  return beginsListed(joint, NATIVE) || beginsListed(joint, SINO_KOREAN) || isListed(joint, ANYWHERE)
})
