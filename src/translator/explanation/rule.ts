import type { Suffix } from '#korean/morpheme.ts'
import type { UnknownKind } from '#translator/translation.ts'

/** The order of steps: the most special ones of a sentence come first. */
export const RANK = {
  closing: 0,
  unknown: 1,
  special: 2,
  respect: 3,
  plain: 4,
  role: 5,
  marking: 6,
  dropped: 7,
} as const

export interface RuleText {
  /** The explanation, with `{0}`, `{1}` for the Korean or English words concerned. */
  text: string
  rank: number
  guide?: string
  /** The suffixes on the predicate `{0}` that this rule explains better than their own lessons would. */
  explains?: readonly Suffix[]
}

export const GUIDES = {
  particles: '/learn/particles',
  honorifics: '/learn/honorifics',
  pronouns: '/learn/formal-vs-informal-pronouns',
  counters: '/learn/counters',
  numbers: '/learn/sino-numbers',
  batchim: '/learn/batchim',
  assimilation: '/learn/assimilation',
} as const

const { particles, honorifics, pronouns, counters, numbers } = GUIDES
const { closing, unknown, special, respect, plain, role, marking, dropped } = RANK

const NAMING =
  'To name the person, use the name with 씨 or the title with 님 (민수 씨, 선생님); 당신 is for couples, songs and quarrels.'

/** Every rule of the transfer that an explanation can name. The ids are stable: history and screens keep them. */
export const RULE_TEXTS = {
  phrase: { text: '“{0}” is a set phrase. In this tone Koreans say {1}.', rank: closing },
  'ending/polite': {
    text: '{0} ends in {1}, the polite 해요체: friendly and respectful, right with almost everyone.',
    rank: closing,
    guide: honorifics,
  },
  'ending/formal': {
    text: '{0} ends in {1}, the formal 합쇼체 of news, speeches and first meetings.',
    rank: closing,
    guide: honorifics,
  },
  'ending/casual': {
    text: '{0} ends in {1}, the casual 해체, for friends and people younger than you.',
    rank: closing,
    guide: honorifics,
  },
  'ending/business': {
    text: '{0} ends in {1}, the formal 합쇼체, as in business letters and meetings.',
    rank: closing,
    guide: honorifics,
  },
  interjection: { text: '“{0}” is {1} in this tone.', rank: special },
  unknown: { text: 'Not in the dictionary yet, so left in English: {0}.', rank: unknown },
  'unknown/name': { text: 'Probably a name: {0}. Write it in Hangul the way the person does.', rank: unknown },
  'unknown/korean': { text: 'Korean already, so left as you wrote it: {0}.', rank: unknown },
  'unknown/script': { text: 'Neither English nor Korean, so left as you wrote it: {0}.', rank: unknown },
  'unknown/code': { text: 'An address or code, left as you wrote it: {0}.', rank: unknown },
  'unknown/figure': { text: 'Left in the digits that you wrote: {0}.', rank: unknown },
  'unknown/sign': { text: 'A symbol that the translator does not recognize: {0}.', rank: unknown },
  gap: { text: 'No rule covers this part yet, so it is left in English: “{0}”.', rank: unknown },
  sense: { text: '“{0}” is read as {1} here. It can also be {2}.', rank: plain },

  'you/dropped': {
    text: `A word for “you” would sound blunt, so it is left out. ${NAMING}`,
    rank: respect,
    guide: pronouns,
  },
  'you/dropped-casual': {
    text: 'Even among friends “you” is left out where it is clear; the word would be 너.',
    rank: plain,
    guide: pronouns,
  },
  'you/casual': {
    text: '{0} says “you” to friends and younger people only. To others use the name with 씨 or the title with 님.',
    rank: respect,
    guide: pronouns,
  },
  'you/several': {
    text: '{0} is “you” to several people: 너희 to friends and younger people, 여러분 to everyone else.',
    rank: respect,
    guide: pronouns,
  },
  'you/title': {
    text: '“You” becomes the title {0}: put the person’s own title, or the name with 씨, in its place. 당신 would sound rude.',
    rank: respect,
    guide: pronouns,
  },
  'pronoun/humble': {
    text: '{0} is the humble word for “{1}”; among friends it would be {2}.',
    rank: plain,
    guide: pronouns,
  },
  'pronoun/third': {
    text: '{0} for “{1}” is literally “that person”. Use the name if you know it, or leave it out once it is clear.',
    rank: role,
    guide: pronouns,
  },
  'pronoun/friend': {
    text: '{0} for “{1}” is what friends call someone of their own age or younger. Of others say 그 사람.',
    rank: role,
    guide: pronouns,
  },
  'pronoun/told-apart': {
    text: '{0} for “{1}” tells a man and a woman apart in one sentence. Better still, use their names.',
    rank: role,
    guide: pronouns,
  },
  'pronoun/respectful': {
    text: '{0} is the respectful word for “{1}”, literally “that person”.',
    rank: respect,
    guide: pronouns,
  },
  'owner/shared': {
    text: 'With family, home and company Koreans say “our” rather than “my”: {0}.',
    rank: special,
    guide: pronouns,
  },
  'name/title': {
    text: '{0} after a name is like “Mr” or “Ms”; only friends use the name alone.',
    rank: respect,
    guide: honorifics,
  },

  'honorific/you': {
    text: '-(으)시- on {0} honors the person you speak to.',
    rank: respect,
    guide: honorifics,
  },
  'honorific/other': {
    text: '-(으)시- on {0} honors the person you speak about.',
    rank: respect,
    guide: honorifics,
  },
  'honorific/word': { text: '{0} is the honorific word; the plain one is {1}.', rank: respect, guide: honorifics },
  'humble/word': {
    text: '{0} is the humble verb for what you do for someone you respect; the plain one is {1}.',
    rank: respect,
    guide: honorifics,
  },
  'business/word': { text: 'In business Koreans say {0} rather than {1}.', rank: respect, guide: honorifics },
  'friends/word': { text: 'Friends say {0} to each other rather than {1}.', rank: respect, guide: honorifics },

  'subject/dropped-we': {
    text: 'Korean leaves out “we” where one asks for permission: who asks is clear.',
    rank: plain,
    guide: pronouns,
  },
  'subject/dropped-I': {
    text: 'Korean leaves out “I” when it is clear.',
    rank: plain,
    guide: pronouns,
  },
  'subject/dropped-it': {
    text: '“It” is left out: Korean needs no empty subject.',
    rank: plain,
    guide: pronouns,
  },
  'subject/shared': { text: 'The subject is the same as before, so Korean says it only once.', rank: plain },
  'request/give-me': { text: '“me” is left out: 주다 already points to the speaker.', rank: plain },

  existence: {
    text: '“there is” and “is at” are 있다, and their negative is 없다. The thing that exists takes 이/가.',
    rank: special,
  },
  'existence/many': { text: '“have” or “there is” with “much” or “many” is the verb 많다, “be many”.', rank: special },
  'existence/have': {
    text: '“have” is 있다, “there is”, and its negative is 없다. The thing that is owned takes 이/가.',
    rank: special,
  },
  'negative/copula': { text: '“is not” with a noun is 이/가 아니다.', rank: special },
  'negative/word': { text: 'Korean has a separate verb for this negative: {0}.', rank: special },
  'negative/double': { text: 'With {0}, the Korean verb is also negative.', rank: special },
  'state/past': {
    text: 'English describes the state. Korean names the event that led to it: {0}, in the past.',
    rank: special,
    explains: ['-았-'],
  },
  presumption: {
    text: '분명 and -(으)ㄹ 거다 make a confident guess: “must be”.',
    rank: special,
    explains: ['-(으)ㄹ 거다', '-(으)ㄹ 것이다'],
  },
  'too/to': { text: '“too … to” is said as a reason: 너무 …-아/어서, “so … that it cannot be done”.', rank: special },
  relative: { text: 'A description stands before its noun: {0}.', rank: special },
  comparison: { text: '{0} before the adjective is “{1}”.', rank: special },

  counter: { text: 'Things are counted with a counter word after the number: {0}.', rank: role, guide: counters },
  clock: {
    text: 'Hours take native Korean numbers, and minutes take Sino-Korean numbers: {0}.',
    rank: role,
    guide: numbers,
  },
  figure: { text: 'Dates, years, floors and money take Sino-Korean numbers: {0}.', rank: role, guide: numbers },

  'particle/role': { text: '{0} on {1} does the work of “{2}”.', rank: role, guide: particles },
  'particle/honorific': {
    text: '{0} replaces {1} with people you respect.',
    rank: respect,
    guide: particles,
  },
  'particle/spoken': { text: '{0} is the spoken form of {1}.', rank: role, guide: particles },
  'particle/place-action': { text: 'The place of an action takes {0}: {1}{0}.', rank: role, guide: particles },
  'particle/place-being': {
    text: 'The place where somebody or something is takes {0}: {1}{0}.',
    rank: role,
    guide: particles,
  },
  'place/word': { text: '“{0}” is a noun that follows the thing: {1}.', rank: role, guide: particles },
  'particle/possessive': { text: '의 links the owner to what is owned: {0}.', rank: role, guide: particles },
  'particle/merged': { text: '{0} is {1} with the particle {2}, run together.', rank: role, guide: particles },
  'particle/subject': { text: '{0} marks {1} as the subject.', rank: marking, guide: particles },
  'particle/object': { text: '{0} marks {1} as the object.', rank: marking, guide: particles },
  'particle/topic': {
    text: '{0} marks {1} as the topic: what the sentence is about.',
    rank: marking,
    guide: particles,
  },

  'article/dropped': { text: 'Korean has no articles, so “{0}” has no word of its own.', rank: dropped },
  'auxiliary/do': {
    text: '“{0}” only builds the English question or negation; the Korean ending does that work.',
    rank: dropped,
  },
  'some/dropped': { text: '“{0}” before a noun is usually left out in Korean.', rank: dropped },
  'plural/dropped': { text: 'Korean does not need to mark the plural: {0} can be one or many.', rank: dropped },
} as const satisfies Record<string, RuleText>

export type RuleId = keyof typeof RULE_TEXTS

/** The rule for each kind of unknown stretch. */
export const UNKNOWN_RULES: Readonly<Record<UnknownKind, RuleId>> = {
  word: 'unknown',
  name: 'unknown/name',
  korean: 'unknown/korean',
  script: 'unknown/script',
  code: 'unknown/code',
  figure: 'unknown/figure',
  sign: 'unknown/sign',
}

const ALL_UNKNOWN: ReadonlySet<string> = new Set(Object.values(UNKNOWN_RULES))

export function isUnknownRule(rule: string): boolean {
  return ALL_UNKNOWN.has(rule)
}
