import type { Tone } from '#translator/translation.ts'

/** What is wrong with the tone of a Korean text: the rule broken and the words that break it. */
export interface ToneViolation {
  rule: 'ending' | 'honoured speaker' | 'pronoun' | 'vocabulary'
  text: string
}

const POLITE_ENDING = /[요죠]$/
const FORMAL_ENDING = /(?:니다|니까|시오|시지요|으십시오)$/
/** Endings that only casual speech closes a sentence with. */
const CASUAL_ENDING =
  /(?:[았었였했갔왔봤됐샀났섰졌셨]어|해|야|지|자|니|래|줘|봐|까|게|네|구나|이야|예야|없어|있어|않아|싶어|같아|몰라|좋아|돼|워|려|와|가|마)$/

const ENDINGS: Record<Tone, (word: string) => boolean> = {
  polite: (word) =>
    (FORMAL_ENDING.test(word) && !/시지요$/.test(word) && !COURTESIES.has(word)) ||
    (CASUAL_ENDING.test(word) && !POLITE_ENDING.test(word) && isPredicate(word)),
  formal: (word) => POLITE_ENDING.test(word) && !/시지요$/.test(word) && isPredicate(word),
  casual: (word) => (POLITE_ENDING.test(word) || FORMAL_ENDING.test(word)) && isPredicate(word),
  business: (word) => POLITE_ENDING.test(word) && !/시지요$/.test(word) && isPredicate(word),
}

/** A single word with one of these is a sentence and no fragment. */
const CLEARLY_CLOSING = /(?:요|죠|니다|니까|시오)$/

/** Nouns that end like a verb: a fragment is no sentence in the wrong tone. */
const NOUNS = new Set(
  '수요 필요 중요 전야 분야 평야 여자 남자 의자 모자 과자 사자 감자 피자 탁자 상자 혼자 각자 바지 가지 강아지 돼지 반지 편지 아버지 할아버지 휴지 에너지 메시지 이미지 어머니 할머니 주머니 언니 미래 노래 거래 빨래 모래 가게 무게 동네 국가 휴가 작가 화가 요가 누군가 누군가에게 무언가 뭔가 어딘가 언젠가 올해 이해 피해 방해'.split(
    ' ',
  ),
)

/** Particles and postpositions that look like casual endings: 친구와, 월요일까지, 너를 위해. */
const POSTPOSITION = /(?:까지|위해|대해|통해|(?<!^|나|들어|돌아|가져|데려|올라|내려|다녀|찾아)와)$/

/** Said in 합쇼체 whatever the tone. */
const COURTESIES = new Set(['실례합니다', '감사합니다', '죄송합니다'])

function isPredicate(word: string): boolean {
  return !NOUNS.has(word) && !POSTPOSITION.test(word)
}

const CASUAL_PRONOUNS =
  /(?:^| )(?:나는|난|내가|나를(?! 수)|나에게|나한테|너는|넌|네가|너를|널|너에게|너한테|너랑|나랑|내|네(?! (?:번|시|명|개|살|권|마리|대|잔|병|장|시간|달|분|곳|가지))|너도|나도)(?= )/
const HUMBLE_PRONOUNS = /(?:^| )(?:저는|전|제가|저를|저에게|저한테|제|저희|저희가|저희는|저도|저랑)(?= )/
const BLUNT_YOU = /당신/

function pronounViolations(text: string, tone: Tone): string[] {
  const found = [
    BLUNT_YOU.exec(text)?.[0],
    (tone === 'casual' ? HUMBLE_PRONOUNS : CASUAL_PRONOUNS).exec(`${text} `)?.[0],
  ]
  return found.filter((word) => word !== undefined).map((word) => word.trim())
}

const SPEAKER_SUBJECT = /^(?:저는|제가|저희는|저희가|나는|내가|우리는|우리가) /
const HONORIFIC_END = /(?:[^주계마모]시[어었겠]|[^주계마모]셨|[^주계마모]세요|[^주계마모]십니[다까]|[^주마모]시지요)/
const OTHER_SUBJECT = /(?:께서|[이가은는]) /

function honouredSpeaker(sentence: string): string | undefined {
  const speaker = SPEAKER_SUBJECT.exec(sentence)
  if (!speaker) return undefined
  const rest = sentence.slice(speaker[0].length)
  if (OTHER_SUBJECT.test(rest)) return undefined
  const last = rest.split(' ').at(-1) ?? ''
  return HONORIFIC_END.test(last) ? last : undefined
}

/** Words that belong to another tone: 응 and 고마워 are casual, 성함 and 드리다 are not said among friends. */
const VOCABULARY: Record<Tone, RegExp> = {
  polite:
    /(?:^| )(?:응|고마워|미안해|안녕|엄마|아빠)(?=[ ,.!?]|$)|(?:먹으|마시)[시세셨십]|(?:^| )[김이박최정강조윤장임] 씨/,
  formal:
    /(?:^| )(?:응|고마워|미안해|안녕|뭐|이거|그거|저거)(?=[ ,.!?]|$)|(?:먹으|마시)[시세셨십]|(?:^| )[김이박최정강조윤장임] 씨/,
  casual: /(?:성함|죄송해(?=[ ,.!?]|$)|말씀|고객님|드릴|드려|드립|연세|(?:^| )댁(?:[은이을에]|$))/,
  business:
    /(?:^| )(?:응|고마워|미안해|안녕|뭐|이거|그거|저거|엄마|아빠)(?=[ ,.!?]|$)|(?:먹으|마시)[시세셨십]|(?:^| )말해 주시|(?:^| )[김이박최정강조윤장임] 씨/,
}

/** Everything in a Korean text that does not fit its tone: sentence endings, -시- on the speaker, pronouns, vocabulary. */
export function toneViolations(text: string, tone: Tone): ToneViolation[] {
  const violations: ToneViolation[] = []
  for (const sentence of text.split(/(?<=[.?!…])\s+/)) {
    const bare = sentence.replace(/[.?!…,"'”’)]+$/u, '').trim()
    const last = bare.split(' ').at(-1) ?? ''
    const closes = bare.includes(' ') || CLEARLY_CLOSING.test(last)
    if (/[가-힣]$/.test(last) && closes && ENDINGS[tone](last)) violations.push({ rule: 'ending', text: last })
    const aside = tone === 'formal' || tone === 'business' ? /[가-힣]+[에세어아여해]요(?=,)/.exec(bare)?.[0] : undefined
    if (aside) violations.push({ rule: 'ending', text: aside })
    const honoured = honouredSpeaker(bare)
    if (honoured) violations.push({ rule: 'honoured speaker', text: honoured })
  }
  for (const word of pronounViolations(text, tone)) violations.push({ rule: 'pronoun', text: word })
  const word = VOCABULARY[tone].exec(text)?.[0].trim()
  if (word) violations.push({ rule: 'vocabulary', text: word })
  return violations
}
