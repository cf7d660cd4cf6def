import { isAmong, type Joint, type SoundChange } from '#korean/soundRule/joint.ts'
import { beginsListed, isListed, placeList } from '#korean/soundRule/listedPlace.ts'

const Y_VOWELS = 'ㅣㅑㅕㅛㅠㅒㅖ'

/** Compounds with an inserted ㄴ that the spelling does not show, also inside longer words: those of article 29 and everyday ones. */
const WORDS = placeList(
  '솜|이불 홑|이불 겹|이불 꽃|잎 솔|잎 풀|잎 콩|잎 은행|잎 단풍|잎 떡|잎 연|잎 내복|약 두통|약 한방|약 소독|약 구급|약 남존|여비 신|여성 색|연필 직행|열차 급행|열차 완행|열차 ' +
    '늑막|염 관절|염 위장|염 맹장|염 구강|염 영업|용 여행|용 학습|용 가정|용 남성|용 여성|용 개인|용 관광|용 선물|용 연습|용 장식|용 식용|유 휘발|유 국민|윤리 백분|율 할인|율 출산|율 ' +
    '생존|율 이혼|율 불문|율 집안|일 바깥|일 부엌|일 세상|일 눈|요기 불|여우 짓|이기 생|이별 유들|유들 ' +
    '옛날|이야기 신혼|여행 수학|여행 졸업|여행 배낭|여행 감언|이설 공|염불 몰|이해 불|이익 총|영사 총|연습 맹|연습 판|유리 색|유리 학|여울 서울|역',
)

/** Compounds only at the start of a word: 막일, but 마지막일 is 마지막 and 이다, and 친구들일 is not 들일. */
const STARTS = placeList(
  '막|일 삯|일 들|일 논|일 밭|일 앞|일 볼|일 별|일 웬|일 잡|일 헛|일 궂은|일 맨|입 한|입 첫|입 한|여름 늦|여름 첫|여름 올|여름 콩|엿 물|엿 담|요 밤|윷 설|익 물|약 알|약 장|염',
)

/** 다만: words in which ㄴ may be added or left out (검열 [검녈], [거멸]). */
const OPTIONAL = placeList('이죽|이죽 야금|야금 욜랑|욜랑 검|열 금|융')

/** Numerals: 십육 [심뉵], 열여섯 [열려섣], 서른일곱 [서른닐곱], 스물여덟 [스물려덜], 삼 연대 [삼년대]. */
const NATIVE_TENS = ['열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔']
const NUMERALS = placeList(
  ['십|육 백|육 천|육', ...NATIVE_TENS.flatMap((tens) => [`${tens}|여섯`, `${tens}|일곱`, `${tens}|여덟`])].join(' '),
)

/** Words that end in 역 but are not stations: 동시통역, 자가면역. */
const NO_STATION = '통번면검광영음병반현'
/** What may follow 역 in its word: nothing, a particle or the copula, but not the rest of 역할 or 역사. */
const AT_STATION = /^$|^[에까부으은이을의도과앞행입만]/

/** A station's name has at least two syllables: 강남역 [강남녁], 잠실역 [잠실력]. */
function isStation({ right, rest, before, left }: Joint): boolean {
  return right === '역' && before.length > 1 && !isAmong(left, NO_STATION) && AT_STATION.test(rest)
}

/** Adnominal words before 일 (work, matter) with its particle, and other pairs pronounced in one breath (붙임 2): 한 일 [한 닐], 옷 입다 [온 닙따]. */
const BEFORE_MATTER = placeList(
  '무슨|일 할|일 볼|일 한|일 하는|일 좋은|일 다른|일 그런|일 이런|일 저런|일 모든|일 힘든|일 급한|일 바쁜|일',
)
const MATTER = /^(이|은|을|도|만|의|로|이나|이에요|입니다|입니까|이야|이고|이죠|이지요|까지|부터|에|에요)?$/
const PHRASES = placeList('무슨|요일 무슨|이유 무슨|약 옷|입 잘|입 잘|익 꽃|이름 책|이름')

function isBeforeY({ final, onset, vowel }: Joint): boolean {
  return final !== '' && onset === 'ㅇ' && isAmong(vowel, Y_VOWELS)
}

function isPhrase(joint: Joint): boolean {
  if (joint.before === '못' || joint.boundary === 'prospective') return true
  return beginsListed(joint, PHRASES) || (beginsListed(joint, BEFORE_MATTER) && MATTER.test(joint.rest))
}

function isCompound(joint: Joint): boolean {
  const isMarked = joint.boundary === 'compound' || joint.boundary === 'saisiot'
  return (
    isMarked || beginsListed(joint, STARTS) || isListed(joint, WORDS) || isListed(joint, NUMERALS) || isStation(joint)
  )
}

/**
 * ㄴ 첨가. 표준 발음법 29: "합성어 및 파생어에서, 앞 단어나 접두사의 끝이 자음이고 뒤 단어나 접미사의 첫음절이 ‘이, 야, 여, 요, 유’인 경우에는,
 * ‘ㄴ’ 음을 첨가하여 [니, 냐, 녀, 뇨, 뉴]로 발음한다" (꽃잎 [꼰닙]), after ㄹ [ㄹ] (서울역 [서울력]). 붙임 2: the same applies to two words said in
 * one breath (할 일 [할 릴]). 6·25, 3·1절, 송별연 and 등용문 are not (다만).
 */
export function nInsertion(joint: Joint): SoundChange {
  if (!isBeforeY(joint)) return undefined
  return (joint.spaced ? isPhrase(joint) : isCompound(joint)) ? { onset: 'ㄴ' } : undefined
}

/** 표준 발음법 29 다만: "다음과 같은 말들은 ‘ㄴ’ 음을 첨가하여 발음하되, 표기대로 발음할 수 있다" (금융 [금늉], also [그뮹]). */
export function optionalNInsertion(joint: Joint): SoundChange {
  return isBeforeY(joint) && !joint.spaced && isListed(joint, OPTIONAL) ? { onset: 'ㄴ' } : undefined
}
