import { granted, refused, type Verdict } from '#kit/verdict.ts'

/** Code points that one request may hold. */
export const LONGEST_TEXT = 5_000

export type TextRefusal = 'translate/empty' | 'translate/too_long'

/** Sentences that both the server and the screen use. */
export const TEXT_REFUSALS: Record<TextRefusal, string> = {
  'translate/empty': 'Please enter text to translate.',
  'translate/too_long': `Please translate at most ${LONGEST_TEXT.toLocaleString('en-US')} characters at a time.`,
}

/** A text must hold something besides white space, and at most `LONGEST_TEXT` code points. */
export function checkText(text: string): Verdict<string, TextRefusal> {
  if (text.trim() === '') return refused('translate/empty')
  return countCharacters(text) > LONGEST_TEXT ? refused('translate/too_long') : granted(text)
}

/** Characters as plans count them: Unicode code points. */
export function countCharacters(text: string): number {
  return [...text].length
}
