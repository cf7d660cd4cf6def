interface RuleText {
  /** The explanation, with `{0}`, `{1}` for the Korean or English that the rule worked on. */
  text: string
  guide?: string
}

const PARTICLES = '/learn/particles'
const HONORIFICS = '/learn/honorifics'
const PRONOUNS = '/learn/formal-vs-informal-pronouns'
const COUNTERS = '/learn/counters'

/** Every rule that an explanation can name. The ids are stable: history and screens keep them. */
export const RULE_TEXTS = {
  phrase: { text: '“{0}” is a set phrase. In this tone Koreans say {1}.' },
  'ending/polite': {
    text: 'The sentence ends in {0}, the polite 해요체: friendly and respectful, right with almost everyone.',
    guide: HONORIFICS,
  },
  'ending/formal': {
    text: 'The sentence ends in {0}, the formal 합쇼체 of news, speeches and first meetings.',
    guide: HONORIFICS,
  },
  'ending/casual': {
    text: 'The sentence ends in {0}, the casual 해체, for friends and people younger than you.',
    guide: HONORIFICS,
  },
  'ending/business': {
    text: 'The sentence ends in {0}, the formal 합쇼체, as in business letters and with customers.',
    guide: HONORIFICS,
  },
  'ending/suggestion': {
    text: 'The sentence ends in {0}: -시지요 respectfully suggests doing it together.',
    guide: HONORIFICS,
  },
  'subject/dropped-I': { text: 'Korean leaves out “I” where it is clear who is meant.', guide: PRONOUNS },
  'subject/dropped-you': { text: 'Korean avoids a word for “you”: the sentence is clear without it.', guide: PRONOUNS },
  'subject/dropped-it': { text: '“It” is left out: Korean does not need an empty subject.', guide: PRONOUNS },
  'you/dropped': {
    text: 'A word for “you” would sound blunt here, so it is left out. Where it is needed, use the name or title with 님 or 씨.',
    guide: PRONOUNS,
  },
  'you/title': {
    text: '“You” becomes the title {0}: Korean addresses people by name or title. Put the person’s own title there.',
    guide: PRONOUNS,
  },
  'pronoun/humble': { text: '{0} is the humble word for “{1}”; among friends it would be {2}.', guide: PRONOUNS },
  'particle/topic': { text: 'The particle {0} marks {1} as the topic: what the sentence is about.', guide: PARTICLES },
  'particle/subject': { text: 'The particle {0} marks {1} as the subject.', guide: PARTICLES },
  'particle/object': { text: 'The particle {0} marks {1} as the object.', guide: PARTICLES },
  'particle/role': { text: 'The particle {0} on {1} stands for “{2}”.', guide: PARTICLES },
  'particle/place-action': { text: 'Where something is done takes 에서: {0}.', guide: PARTICLES },
  'particle/place-being': { text: 'Where something is takes 에: {0}.', guide: PARTICLES },
  'particle/possessive': { text: '의 links the owner to what is owned: {0}.', guide: PARTICLES },
  'article/dropped': { text: 'Korean has no articles, so “{0}” has no word of its own.' },
  'auxiliary/do': { text: '“{0}” only builds the English question or negation; the Korean ending does that work.' },
  'some/dropped': { text: '“{0}” before a noun is usually left out in Korean.' },
  'plural/dropped': { text: 'Korean does not need to mark the plural: {0} can be one or many.' },
  counter: { text: 'Things are counted with a counter word after the noun: {0}.', guide: COUNTERS },
  honorific: {
    text: 'The honorific -(으)시- on {0} shows respect for the person you speak to or about.',
    guide: HONORIFICS,
  },
  'honorific/word': { text: '{0} is the honorific word; the plain one is {1}.', guide: HONORIFICS },
  'humble/word': {
    text: '{0} is the humble verb for what you do for someone you respect; the plain one is {1}.',
    guide: HONORIFICS,
  },
  'business/word': { text: 'In business {0} is used instead of {1}.', guide: HONORIFICS },
  request: { text: '-아/어 주다 after {0} asks someone to do it for you.' },
  'request/would': {
    text: '-시- lifts the person you are asking, and -겠- softens the request: “would you …”.',
    guide: HONORIFICS,
  },
  'request/give-me': { text: '“me” is left out: 주다 already points to the speaker.' },
  suggestion: { text: 'The ending after {0} suggests doing it together.' },
  permission: { text: '-아/어도 되다 asks or gives leave: “is it all right if”.' },
  offer: { text: 'The ending after {0} offers to do it for someone.' },
  'negative/short': { text: '안 before the verb makes it negative: {0}.' },
  'negative/long': { text: '-지 않다 after {0} makes it negative.' },
  'negative/word': { text: 'Korean has a verb of its own for this negative: {0}.' },
  'negative/copula': { text: '“is not” with a noun is 이/가 아니다.' },
  'negative/command': { text: '-지 말다 after {0} tells someone not to do it.' },
  past: { text: '-았/었- puts {0} into the past.' },
  future: { text: '{0} expresses the future.' },
  promise: { text: 'The ending {0} promises or announces what you will do.' },
  progressive: { text: '{0} after {1} says that something is going on or lasts.' },
  experience: { text: '-(으)ㄴ 적이 있다 asks or tells whether one has ever done something.' },
  modal: { text: '{0} expresses “{1}”.' },
  copula: { text: '“be” with a noun is 이다, written onto the noun: {0}.' },
  existence: { text: '“there is” and “have” are 있다; what exists takes 이/가.' },
  relative: { text: 'A describing clause stands before its noun: {0}.' },
  connective: { text: '{0} connects the clauses: “{1}”.' },
  order: { text: 'The verb comes last in Korean.' },
  comparison: { text: '{0} makes the comparison.' },
  quotation: { text: '-다고 reports what is said or thought.' },
  unknown: { text: '〔{0}〕 is not in the dictionary yet; it stands as it was written.' },
  sense: { text: '“{0}” can also be {1}, depending on what you mean.' },
} as const satisfies Record<string, RuleText>

export type RuleId = keyof typeof RULE_TEXTS
