import type { MODIFIERS } from '#korean/modifier.ts'
import type { Negation, Prefinal } from '#korean/morpheme.ts'
import type { QUOTATIONS } from '#korean/quotation.ts'
import type { SuffixLesson } from '#translator/explanation/lesson/lesson.ts'

/** Negations, prefinal endings, and modifier, nominal and quotative endings. */
export const STEM_LESSONS: Readonly<
  Record<Negation | Prefinal | keyof typeof MODIFIERS | keyof typeof QUOTATIONS, SuffixLesson>
> = {
  안: { meaning: 'not', says: 'before the verb makes it negative' },
  못: { meaning: 'cannot', says: 'before the verb says that somebody is unable to do it' },
  '-시-': { meaning: 'honors the subject' },
  '-았-': { meaning: 'past', says: 'puts the verb into the past' },
  '-았었-': { meaning: 'past, no longer true', says: 'describes a past that is over' },
  '-겠-': { meaning: 'will, I suppose', says: 'adds an intention or a guess' },
  '-는': { meaning: 'describes the noun', says: 'lets a verb or adjective describe the noun after it' },
  '-(으)ㄴ': { meaning: 'describes the noun, past', says: 'lets a past action describe the noun after it' },
  '-(으)ㄹ': { meaning: 'describes the noun, future', says: 'lets a future action describe the noun after it' },
  '-던': {
    meaning: 'describes the noun, used to be',
    says: 'lets something that used to be true describe the noun after it',
  },
  '-기': { meaning: 'doing, as a noun', says: 'turns the verb into a noun' },
  '-(으)ㅁ': { meaning: 'the fact, as a noun', says: 'turns the verb into a noun' },
  '-는 것': { meaning: 'doing, the fact that', says: 'turns the words before it into a noun: “doing”, “that …”' },
  '-는 거': { meaning: 'doing, the fact that', says: 'turns the words before it into a noun: “doing”, “that …”' },
  '-(으)ㄴ 것': { meaning: 'the fact that, past', says: 'turns a past event into a noun: “that …”' },
  '-(으)ㄴ 거': { meaning: 'the fact that, past', says: 'turns a past event into a noun: “that …”' },
  '-던 것': { meaning: 'what used to be', says: 'turns something that used to be true into a noun' },
  '-(으)ㄹ 것': { meaning: 'the fact that, future', says: 'turns a future event into a noun: “that …”' },
  '-(으)ㄹ 거': { meaning: 'the fact that, future', says: 'turns a future event into a noun: “that …”' },
  '-는 법': 'how to',
  '-(으)ㄹ 수': 'a way to',
  '-다고': { meaning: 'that (quotes a statement)', says: 'reports a statement or a thought: “that …”' },
  '-냐고': { meaning: 'whether (quotes a question)', says: 'reports a question' },
  '-느냐고': { meaning: 'whether (quotes a question)', says: 'reports a question' },
  '-(으)라고': { meaning: 'to (quotes a command)', says: 'reports what somebody is told to do' },
  '-자고': { meaning: "let's (quotes a proposal)", says: 'reports a proposal' },
  '-아 달라고': {
    meaning: 'for me (quotes a request)',
    says: 'reports a request to do something for the person who asks',
  },
  '-대요': { meaning: 'they say (polite)', says: 'passes on something that the speaker heard' },
  '-대': { meaning: 'they say (casual)', says: 'passes on something that the speaker heard' },
  '-답니다': { meaning: 'they say (formal)', says: 'passes on something that the speaker heard' },
  '-다면서요': { meaning: 'I hear that … (polite)', says: 'checks something that the speaker heard' },
  '-냬요': { meaning: 'asks whether (polite)', says: 'passes on a question' },
  '-냬': { meaning: 'asks whether (casual)', says: 'passes on a question' },
  '-(으)래요': { meaning: 'says to (polite)', says: 'passes on a command' },
  '-(으)래': { meaning: 'says to (casual)', says: 'passes on a command' },
  '-재요': { meaning: "says let's (polite)", says: 'passes on a proposal' },
  '-재': { meaning: "says let's (casual)", says: 'passes on a proposal' },
  '-다는': { meaning: 'that (before a noun)', says: 'says what the noun after it is about' },
  '-냐는': { meaning: 'whether (before a noun)', says: 'says what the noun after it asks' },
  '-(으)라는': { meaning: 'to (before a noun)', says: 'says what the noun after it orders' },
  '-자는': { meaning: "let's (before a noun)", says: 'says what the noun after it proposes' },
}
