import { isPlaceIn, type Joint, type SoundChange } from '#korean/joint.ts'

const Y_VOWELS = 'ㅣㅑㅕㅛㅠㅒㅖ'

/** Compounds in which ㄴ is heard though nothing marks them in the text: those of articles 29 and 30.3, and everyday ones. */
const WORDS = (
  '솜|이불 홑|이불 막|일 삯|일 맨|입 꽃|잎 내복|약 한|여름 남존|여비 신|여성 색|연필 직행|열차 늑막|염 콩|엿 담|요 눈|요기 ' +
  '영업|용 식용|유 백분|율 밤|윷 들|일 솔|잎 설|익 물|약 불|여우 서울|역 물|엿 휘발|유 유들|유들 ' +
  '베갯|잇 깻|잎 나뭇|잎 도리깻|열 뒷|윷 뒷|일 예삿|일 훗|일 옛|일 ' +
  '알|약 두통|약 집안|일 앞|일 부엌|일 밭|일 옛날|이야기 지하철|역 강남|역 부산|역 용산|역 잠실|역 신촌|역 시청|역 학|여울 ' +
  '십|육 백|육 천|육'
).split(' ')

const NATIVE_TENS = ['열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔']
/** 열여섯 [열려섣], 서른일곱 [서른닐곱], 스물여덟 [스물려덜]. */
const NATIVE_NUMERALS = NATIVE_TENS.flatMap((tens) => [`${tens}|여섯`, `${tens}|일곱`, `${tens}|여덟`])

/** Pairs of words said in one breath. */
const PHRASES = ['무슨|일', '무슨|요일', '무슨|이유', '할|일', '볼|일', '옷|입', '잘|입', '꽃|이름']

/**
 * ㄴ 첨가. 표준 발음법 29: "합성어 및 파생어에서, 앞 단어나 접두사의 끝이 자음이고 뒤 단어나 접미사의 첫음절이
 * ‘이, 야, 여, 요, 유’인 경우에는, ‘ㄴ’ 음을 첨가하여 [니, 냐, 녀, 뇨, 뉴]로 발음한다." Across a space it is heard after 못 and -(으)ㄹ.
 */
export function nInsertion(joint: Joint): SoundChange {
  if (joint.final === '' || joint.onset !== 'ㅇ' || !Y_VOWELS.includes(joint.vowel)) return undefined
  const isLink = joint.before === '못' || joint.boundary === 'prospective' || isPlaceIn(joint, PHRASES)
  const isCompound = joint.boundary === 'compound' || isPlaceIn(joint, WORDS) || isPlaceIn(joint, NATIVE_NUMERALS)
  return (joint.spaced ? isLink : isCompound) ? { onset: 'ㄴ' } : undefined
}
