import type { MODIFIERS } from '#korean/modifier.ts'
import type { Negation, Prefinal } from '#korean/morpheme.ts'
import type { QUOTATIONS } from '#korean/quotation.ts'
import type { SuffixLesson } from '#translator/transfer/lesson/lesson.ts'

/** Negations, prefinal endings, and modifier, nominal and quotative endings. */
export const STEM_LESSONS: Readonly<
  Record<Negation | Prefinal | keyof typeof MODIFIERS | keyof typeof QUOTATIONS, SuffixLesson>
> = {
  안: { meaning: 'not', says: 'before the verb makes it negative' },
  못: { meaning: 'can not', says: 'before the verb says that somebody is not able to' },
  '-시-': { meaning: 'honors the subject' },
  '-았-': { meaning: 'past', says: 'puts the verb into the past' },
  '-았었-': { meaning: 'past, no longer so', says: 'tells of a past that is over' },
  '-겠-': { meaning: 'will, I suppose', says: 'adds an intention or a guess' },
  '-는': { meaning: 'describes the noun', says: 'lets a verb or adjective describe the noun after it' },
  '-(으)ㄴ': { meaning: 'describes the noun, past', says: 'lets a past action describe the noun after it' },
  '-(으)ㄹ': { meaning: 'describes the noun, to come', says: 'lets what is still to come describe the noun after it' },
  '-던': { meaning: 'describes the noun, used to be', says: 'describes the noun after it by what used to be' },
  '-기': { meaning: 'doing, as a noun', says: 'makes a noun of the verb' },
  '-(으)ㅁ': { meaning: 'the fact, as a noun', says: 'makes a noun of the verb' },
  '-는 것': { meaning: 'doing, the fact that', says: 'makes a noun of what stands before it: “doing”, “that …”' },
  '-는 거': { meaning: 'doing, the fact that', says: 'makes a noun of what stands before it: “doing”, “that …”' },
  '-(으)ㄴ 것': { meaning: 'the fact that, past', says: 'makes a noun of what happened: “that …”' },
  '-(으)ㄴ 거': { meaning: 'the fact that, past', says: 'makes a noun of what happened: “that …”' },
  '-던 것': { meaning: 'what used to be', says: 'makes a noun of what used to be' },
  '-(으)ㄹ 것': { meaning: 'the fact that, to come', says: 'makes a noun of what is to come: “that …”' },
  '-(으)ㄹ 거': { meaning: 'the fact that, to come', says: 'makes a noun of what is to come: “that …”' },
  '-는 법': 'how to',
  '-(으)ㄹ 수': 'a way to',
  '-다고': { meaning: 'that (quotes a statement)', says: 'reports a statement or a thought: “that …”' },
  '-냐고': { meaning: 'whether (quotes a question)', says: 'reports a question' },
  '-느냐고': { meaning: 'whether (quotes a question)', says: 'reports a question' },
  '-(으)라고': { meaning: 'to (quotes a command)', says: 'reports what somebody is told to do' },
  '-자고': { meaning: "let's (quotes a proposal)", says: 'reports a proposal' },
  '-아 달라고': { meaning: 'for me (quotes a request)', says: 'reports a favour that is asked for oneself' },
  '-대요': { meaning: 'they say (polite)', says: 'passes on something the speaker heard' },
  '-대': { meaning: 'they say (casual)', says: 'passes on something the speaker heard' },
  '-답니다': { meaning: 'they say (formal)', says: 'passes on something the speaker heard' },
  '-다면서요': { meaning: 'I hear that … (polite)', says: 'checks something the speaker heard' },
  '-냬요': { meaning: 'asks whether (polite)', says: 'passes on a question' },
  '-냬': { meaning: 'asks whether (casual)', says: 'passes on a question' },
  '-(으)래요': { meaning: 'says to (polite)', says: 'passes on a command' },
  '-(으)래': { meaning: 'says to (casual)', says: 'passes on a command' },
  '-재요': { meaning: "says let's (polite)", says: 'passes on a proposal' },
  '-재': { meaning: "says let's (casual)", says: 'passes on a proposal' },
  '-다는': { meaning: 'that (before a noun)', says: 'tells what the noun after it is about' },
  '-냐는': { meaning: 'whether (before a noun)', says: 'tells what the noun after it asks' },
  '-(으)라는': { meaning: 'to (before a noun)', says: 'tells what the noun after it orders' },
  '-자는': { meaning: "let's (before a noun)", says: 'tells what the noun after it proposes' },
}
