import { type ClosingLevel, closingLevel } from '#korean/closingLevel.ts'
import type { Tone } from '#translator/translation.ts'

/** What is wrong with the tone of a Korean text: the rule broken and the words that break it. */
export interface ToneViolation {
  rule: 'ending' | 'honored speaker' | 'plain subject' | 'pronoun' | 'vocabulary'
  text: string
}

const ALLOWED: Record<Tone, readonly ClosingLevel[]> = {
  polite: ['polite'],
  formal: ['formal'],
  casual: ['casual', 'plain'],
  business: ['formal'],
}

/** Courtesies that are said in 합쇼체 even in polite speech, and in 해요체 even in formal speech. */
const COURTESIES: Partial<Record<Tone, RegExp>> = {
  polite: /^(?:실례합니다|감사합니다|죄송합니다|고맙습니다|미안합니다|축하합니다|천만에요)$/,
  formal: /시(?:지요|죠)$/,
  business: /시(?:지요|죠)$/,
}

/** A single word with one of these endings is a sentence, not a fragment. */
const CLEARLY_CLOSING = /(?:요|죠|니다|니까|시오)$/

function endingViolations(sentence: string, tone: Tone): string[] {
  const last = sentence.split(' ').at(-1) ?? ''
  const closes = sentence.includes(' ') || CLEARLY_CLOSING.test(last)
  const level = closes && !COURTESIES[tone]?.test(last) ? closingLevel(last) : undefined
  const aside =
    tone === 'formal' || tone === 'business' ? /[가-힣]+[에세어아여해]요(?=,)/.exec(sentence)?.[0] : undefined
  const wrong = level !== undefined && !ALLOWED[tone].includes(level) ? last : undefined
  return [wrong, aside].filter((word) => word !== undefined)
}

const CASUAL_PRONOUNS =
  /(?:^| )(?:나는|난|내가|나를(?! 수)|나에게|나한테|너는|넌|네가|니가|너를|널|너에게|너한테|너희는|너희가|너랑|나랑|내|네(?! (?:번|시|명|개|살|권|마리|대|잔|병|장|시간|달|분|곳|가지))|너도|나도)(?= )/
const HUMBLE_PRONOUNS = /(?:^| )(?:저는|전|제가|저를|저에게|저한테|제|저희|저희가|저희는|저도|저랑)(?= )/
const BLUNT_YOU = /당신|(?:^| )자네(?=[는가를도에 ])/
/** To a customer, the speaker calls their own company 저희 회사 or 당사. */
const PROUD_WE = /(?:^| )우리 (?:회사|팀|부서)/

function pronounViolations(text: string, tone: Tone): string[] {
  const found = [
    BLUNT_YOU.exec(text)?.[0],
    (tone === 'casual' ? HUMBLE_PRONOUNS : CASUAL_PRONOUNS).exec(`${text} `)?.[0],
    tone === 'business' ? PROUD_WE.exec(text)?.[0] : undefined,
  ]
  return found.filter((word) => word !== undefined).map((word) => word.trim())
}

const SPEAKER_SUBJECT = /^(?:저는|제가|저희는|저희가|나는|내가|우리는|우리가) /
const HONORIFIC_END = /(?:[^주계마모]시[어었겠]|[^주계마모]셨|[^주계마모]세요|[^주계마모]십니[다까]|[^주마모]시지요)/
const OTHER_SUBJECT = /(?:께서|[이가은는]) /
/** A word that closes a clause inside the sentence; the modifiers 할 and 만난 are known by their last consonant. */
const INNER_CLOSE = /(?:는|던|면|때|지|게|걸|기를|고|서|니까|지만|것을|도록|아도|어도)$/

function closesInside(word: string): boolean {
  const last = word.at(-1) ?? ''
  const final = (last.charCodeAt(0) - 0xac00) % 28
  return INNER_CLOSE.test(word) || ((final === 4 || final === 8) && !/[을를은]$/.test(word))
}

/** -시- used for the speaker: 제가 가십니다. With 가 the speaker may only be the subject of an inner clause: 제가 뭘 하기를 바라세요? */
function honoredSpeaker(sentence: string): string | undefined {
  const speaker = SPEAKER_SUBJECT.exec(sentence)
  if (!speaker) return undefined
  const rest = sentence.slice(speaker[0].length)
  if (OTHER_SUBJECT.test(rest)) return undefined
  const words = rest.split(' ')
  if (speaker[0].endsWith('가 ') && words.slice(0, -1).some(closesInside)) return undefined
  const last = words.at(-1) ?? ''
  return HONORIFIC_END.test(last) ? last : undefined
}

const HONORED_SUBJECT = /(?:^| )[가-힣]+께서[는도만]? (.+)$/
const CUSTOMER_SUBJECT =
  /(?:^| )(?:고객|손|사장|부장|과장|대표|선생|교수|회장|이사)님[이은] (?!되|된|될|됐|돼|아니|아닌)(.+)$/
const HONORIFIC_MARK = /[시신실심십셨셔]|세요|계(?=[시신실십])/

/** A missing -시- for a person who is honored by 께서 or, in business, by -님: 고객님이 옵니다. */
function plainSubject(sentence: string, tone: Tone): string | undefined {
  if (SPEAKER_SUBJECT.test(sentence)) return undefined
  const rest =
    HONORED_SUBJECT.exec(sentence)?.[1] ?? (tone === 'business' ? CUSTOMER_SUBJECT.exec(sentence)?.[1] : undefined)
  if (rest === undefined || HONORIFIC_MARK.test(rest) || OTHER_SUBJECT.test(rest)) return undefined
  const words = rest.split(' ')
  if (words.slice(0, -1).some((word) => INNER_CLOSE.test(word))) return undefined
  const last = words.at(-1) ?? ''
  return closingLevel(last) === undefined ? undefined : last
}

const DOUBLED_HONOR = '(?:먹으|마시)[시세셨십]'
const SURNAME_ALONE = '(?:^| )[김이박최정강조윤장임] 씨'
const INTIMATE = '응|고마워|미안해|안녕'
const SPOKEN = '뭐|이거|그거|저거|걔|얘|쟤|되게|엄청|진짜|짱'
const standing = (list: string): string => `(?:^| )(?:${list})(?=[ ,.!?]|$)`

/** Words that belong to another tone: 응 and 고마워 are casual, 성함 and 드리다 are not said among friends. */
const VOCABULARY: Record<Tone, RegExp> = {
  polite: new RegExp(`${standing(`${INTIMATE}|엄마|아빠`)}|${DOUBLED_HONOR}|${SURNAME_ALONE}`),
  formal: new RegExp(`${standing(`${INTIMATE}|${SPOKEN}`)}|${DOUBLED_HONOR}|${SURNAME_ALONE}|[가-힣]+한테(?= )`),
  casual: /(?:성함|죄송해(?=[ ,.!?]|$)|말씀|고객님|드릴|드려|드립|연세|귀사|(?:^| )댁(?:[은이을에]|$))/,
  business: new RegExp(
    `${standing(`${INTIMATE}|${SPOKEN}|엄마|아빠`)}|${DOUBLED_HONOR}|${SURNAME_ALONE}|(?:^| )말해 주시|[가-힣]+한테(?= )|` +
      '미안합니다|(?<=^|(?<!제|저희|의) )(?:이름|나이)[이가은는을를]? (?:어떻게|무엇|몇)|몇 살',
  ),
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!…])\s+/).map((sentence) => sentence.replace(/[.?!…,"'”’)]+$/u, '').trim())
}

/** Everything in a Korean text that does not fit its tone: sentence endings, -시- on the speaker, pronouns, vocabulary. */
export function toneViolations(text: string, tone: Tone): ToneViolation[] {
  const bySentence = sentences(text).flatMap((sentence): ToneViolation[] => {
    const honored = honoredSpeaker(sentence)
    const plain = plainSubject(sentence, tone)
    return [
      ...endingViolations(sentence, tone).map((word): ToneViolation => ({ rule: 'ending', text: word })),
      ...(honored ? [{ rule: 'honored speaker', text: honored } as const] : []),
      ...(plain ? [{ rule: 'plain subject', text: plain } as const] : []),
    ]
  })
  const pronouns = pronounViolations(text, tone).map((word): ToneViolation => ({ rule: 'pronoun', text: word }))
  const word = VOCABULARY[tone].exec(text)?.[0].trim()
  return [...bySentence, ...pronouns, ...(word ? [{ rule: 'vocabulary', text: word } as const] : [])]
}
