import type { Suffix } from '#korean/morpheme.ts'
import { GUIDES } from '#translator/explanation/rule.ts'
import type { Mood } from '#translator/frame/frameTerm.ts'
import type { KoreanForm } from '#translator/korean/word.ts'

/** Suffixes with a special meaning in combination or in one kind of sentence. */
interface SuffixCombination {
  /** The chains of adjacent suffixes that express it. */
  chains: readonly (readonly Suffix[])[]
  /** The moods of the sentences that the form must close; left out if any mood is possible. */
  moods?: readonly Mood[]
  /** The predicate that the form must belong to. */
  lemma?: string
  /** The explanation. `{0}` stands for the form. */
  text: string
  guide?: string
}

const { honorifics } = GUIDES
const TOLD: readonly Mood[] = ['command', 'request']
const ASKED: readonly Mood[] = ['question', 'permission', 'offer', 'invitation', 'proposal']

/** Longer chains come first, because the first match is taken. */
export const SUFFIX_COMBINATIONS = {
  'form/request': {
    chains: [['-아 주다', '-시-', '-겠-']],
    text: '{0} asks a favor: 주다 is “for me”, -시- honors the person you ask, -겠- softens it to “would you”.',
    guide: honorifics,
  },
  'form/business-request': {
    chains: [['-아 주다', '-시-', '-기 바라다']],
    text: '-아/어 주시기 바랍니다 asks in business style, literally “I hope that you do it for us”: {0}.',
    guide: honorifics,
  },
  'form/careful-request': {
    chains: [['-아 주다', '-시-', '-(으)면 감사하다', '-겠-']],
    text: '-아/어 주시면 감사하겠습니다 asks carefully in business style, literally “I would be grateful if you did it for us”: {0}.',
    guide: honorifics,
  },
  'form/business-command': {
    chains: [['-시-', '-기 바라다'], ['-기 바라다']],
    text: '-(으)시기 바랍니다 instructs in business style, literally “I hope that you do so”: {0}.',
    guide: honorifics,
  },
  'form/please': {
    chains: [
      ['-아 주다', '-(으)세요'],
      ['-아 주다', '-(으)십시오'],
      ['-아 주다', '-(으)ㄹ래'],
      ['-아 주다', '-아'],
    ],
    moods: TOLD,
    text: '-아/어 주다 asks somebody to do it for you: {0}.',
  },
  'form/offer': {
    chains: [
      ['-아 드리다', '-(으)ㄹ까요'],
      ['-아 드리다', '-아도 되다', '-겠-'],
      ['-아 주다', '-(으)ㄹ까'],
    ],
    text: '{0} offers to do it for the other person: “shall I … for you”.',
  },
  'form/invitation': {
    chains: [['-시-', '-겠-']],
    moods: ASKED,
    text: '-시- and -겠- together ask what the other person would like: {0}.',
    guide: honorifics,
  },
  'form/permission': {
    chains: [['-아도 되다', '-겠-'], ['-아도 되다']],
    moods: ['permission'],
    text: '-아/어도 되다 asks for permission, literally “is it all right even if I”: {0}.',
  },
  'form/wish': {
    chains: [['-았-', '-(으)면 좋다', '-겠-']],
    text: '-았/었으면 좋겠다 is a wish, literally “it would be good if”: {0}. Its -았/었- does not mark the past.',
  },
  'form/should-not-have': {
    chains: [['-지 말다', '-았-', '-아야 하다', '-았-']],
    text: '-지 말았어야 했다 means “should not have”: {0}.',
  },
  'form/should-have': {
    chains: [['-았-', '-아야 하다', '-았-']],
    text: '-았/었어야 했다 means “should have”: {0}.',
  },
  'form/need-not': {
    chains: [
      ['-지 않다', '-시-', '-아도 되다'],
      ['-지 않다', '-아도 되다'],
      ['안', '-시-', '-아도 되다'],
      ['안', '-아도 되다'],
    ],
    text: '“not have to” is said as “it is all right not to”: {0}.',
  },
  'form/was-going-to': {
    chains: [['-(으)려고 하다', '-았-']],
    text: '-(으)려고 했다 means “was going to” or “tried to”: {0}.',
  },
  'form/unsure': {
    chains: [['-겠-']],
    lemma: '모르다',
    text: '모르겠다, with -겠-, is the usual “I don’t know”: 모르다 alone would be blunt.',
  },
  'form/respectful-suggestion': {
    chains: [['-시-', '-지요'], ['-지요']],
    moods: ['suggestion'],
    text: '-(으)시지요 respectfully suggests doing it together: {0}.',
    guide: honorifics,
  },
  'form/no-suggestion': {
    chains: [['-지 말다', '-죠'], ['-지 말다']],
    moods: ['suggestion'],
    text: '-지 말다 suggests not doing it: “let’s not”. {0}.',
  },
  'form/polite-suggestion': {
    chains: [['-아요']],
    moods: ['suggestion'],
    text: 'The plain polite ending can also suggest doing it together, “let’s”: {0}.',
  },
  'form/casual-command': {
    chains: [['-아']],
    moods: TOLD,
    text: 'Among friends the plain ending -아/어 also tells somebody what to do: {0}.',
  },
  'form/formal-question': {
    chains: [['-습니까']],
    moods: ['question'],
    text: '-ㅂ/습니까 asks; the statement would end in -ㅂ/습니다.',
  },
  'form/question': {
    chains: [['-아요'], ['-아']],
    moods: ['question'],
    text: 'The question has the same form as a statement; only the voice rises: {0}?',
  },
} as const satisfies Record<string, SuffixCombination>

export type CombinationId = keyof typeof SUFFIX_COMBINATIONS

const ALL: readonly (SuffixCombination & { id: CombinationId })[] = Object.entries(SUFFIX_COMBINATIONS).map(
  ([id, each]) => ({
    id: id as CombinationId,
    ...each,
  }),
)

/** The combination that begins at a given suffix of a form, and its length in suffixes. */
export function combinationAt(
  { suffixes, mood, lemma }: KoreanForm,
  at: number,
): { combination: SuffixCombination & { id: CombinationId }; length: number } | undefined {
  for (const combination of ALL) {
    if (combination.moods && !(mood && combination.moods.includes(mood))) continue
    if (combination.lemma !== undefined && combination.lemma !== lemma) continue
    const chain = combination.chains.find((each) => each.every((suffix, index) => suffixes[at + index] === suffix))
    if (chain) return { combination, length: chain.length }
  }
  return undefined
}
