import { isPlaceIn, type Joint, type SoundChange } from '#korean/joint.ts'

const Y_VOWELS = 'ㅣㅑㅕㅛㅠㅒㅖ'

/** Compounds in which ㄴ is heard though nothing marks them in the text. */
const WORDS = [
  '꽃|잎',
  '깻|잎',
  '나뭇|잎',
  '색|연필',
  '한|여름',
  '솜|이불',
  '담|요',
  '십|육',
  '알|약',
  '물|약',
  '내복|약',
  '두통|약',
  '식용|유',
  '휘발|유',
  '서울|역',
  '지하철|역',
  '강남|역',
  '부산|역',
  '학|여울',
  '스물|여섯',
  '스물|일곱',
  '서른|여섯',
  '서른|일곱',
]

/** Pairs of words said in one breath. */
const PHRASES = ['무슨|일', '할|일', '볼|일', '옷|입', '꽃|이름']

/**
 * ㄴ 첨가. 표준 발음법 29: "합성어 및 파생어에서, 앞 단어나 접두사의 끝이 자음이고 뒤 단어나 접미사의 첫음절이
 * ‘이, 야, 여, 요, 유’인 경우에는, ‘ㄴ’ 음을 첨가하여 [니, 냐, 녀, 뇨, 뉴]로 발음한다." Across a space it is heard after 못 and -(으)ㄹ.
 */
export function nInsertion(joint: Joint): SoundChange {
  if (joint.final === '' || joint.onset !== 'ㅇ' || !Y_VOWELS.includes(joint.vowel)) return undefined
  const isLink = joint.before === '못' || joint.boundary === 'prospective' || isPlaceIn(joint, PHRASES)
  const isCompound = joint.boundary === 'compound' || isPlaceIn(joint, WORDS)
  return (joint.spaced ? isLink : isCompound) ? { onset: 'ㄴ' } : undefined
}
