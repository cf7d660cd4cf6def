import { decomposed } from '#korean/hangul.ts'

/** The level at which a word closes a sentence: 합쇼체, 해요체, 해체, or the plain 해라체 of writing (간다, 좋다). */
export type ClosingLevel = 'formal' | 'polite' | 'casual' | 'plain'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Nouns and adverbs that end like a verb. A fragment that ends in one has no level. */
const NO_PREDICATES = words(
  '수요 필요 중요 소요 강요 동요 민요 담요 개요 아니요 전야 분야 평야 시야 여자 남자 의자 모자 과자 사자 감자 피자 탁자 상자 혼자 각자 환자 기자 학자 부자 바지 가지 강아지 돼지 반지 편지 아버지 할아버지 휴지 에너지 메시지 이미지 페이지 ' +
    '어머니 할머니 주머니 언니 미래 노래 거래 빨래 모래 아래 원래 본래 가게 무게 동네 국가 휴가 작가 화가 요가 평가 물가 누군가 누군가에게 무언가 뭔가 어딘가 언젠가 올해 이해 피해 방해 새해 지난해 작년 바다 소다 캐나다 참여 수여 기여 급여 ' +
    '아시아 러시아 이탈리아 오스트레일리아 유아 육아 치아 영어 언어 단어 용어 문어 연어 고등어 상어 여기 거기 저기 이마 엄마 악마 하마 고구마 얼마 아마 설마 다시 나라 함께 그게 이게 저게 ' +
    '회사 의사 교사 기사 인사 식사 감사 조사 검사 이사 역사 행사 여사 신사 변호사 간호사 요리사 기타',
)

/** Particles and postpositions that look like casual or plain endings: 친구와, 월요일까지, 너를 위해, 주말마다, 나보다. */
const POSTPOSITION =
  /(?:까지|위해|대해|통해|관해|의해|비해|마다|보다|에다|부터|[가-힣]+국어|일본어|독일어|외국어|프랑스어|스페인어|러시아어|(?<!^|나|도|들어|돌아|가져|데려|올라|내려|다녀|찾아)와)$/

const CASUAL_ENDINGS = new RegExp(
  '(?:[가-힣][어아]|해|야|지|자|니|냐|래|대|[줘봐워둬꿔춰돼셔쳐져려겨켜펴혀]|까|게|걸|네|구나|거든|잖아|몰라|달라|올라|골라|불러|흘러|' +
    '예뻐|슬퍼|기뻐|바빠|아파|나빠|고파|커|써|꺼|떠|와|가|마|만나|일어나|떠나|끝나|태어나|해라|어라|아라|와라|가라|마라)$',
)
const PLAIN_ENDING = /(?:않|없|있|같|싶|좋|이|아니|많|크|작|싫|쉽|어렵|덥|춥)다$/

function finalOf(word: string, fromEnd: number): string {
  return decomposed(word.slice(0, word.length - fromEnd).slice(-1))?.final ?? ''
}

/** 니다, 니까 and 시다 under a syllable in ㅂ (갑니다, but 가니까), and 십시오. */
function isFormal(word: string): boolean {
  return /십시오$/.test(word) || (/(?:니다|니까|시다)$/.test(word) && finalOf(word, 2) === 'ㅂ')
}

function isPlain(word: string): boolean {
  return word.endsWith('다') && (['ㄴ', 'ㅆ'].includes(finalOf(word, 1)) || PLAIN_ENDING.test(word))
}

/** The level of a sentence's last word, or undefined if the word closes no sentence: a noun, an adverb, a particle. It looks only at the spelling. */
export function closingLevel(word: string): ClosingLevel | undefined {
  if (NO_PREDICATES.has(word) || POSTPOSITION.test(word)) return undefined
  if (isFormal(word)) return 'formal'
  if (/[요죠]$/.test(word)) return 'polite'
  if (isPlain(word)) return 'plain'
  return CASUAL_ENDINGS.test(word) ? 'casual' : undefined
}
