import { granted, refused, type Verdict } from '#kit/verdict.ts'

/** The most code points in one request. */
export const LONGEST_TEXT = 5_000

export const TEXT_REFUSALS = ['translate/empty', 'translate/too_long'] as const

export type TextRefusal = (typeof TEXT_REFUSALS)[number]

export const EMPTY_TEXT = 'Please enter text to translate.'

/** A text must contain something besides white space, and at most `LONGEST_TEXT` code points. */
export function checkText(text: string): Verdict<string, TextRefusal> {
  if (text.trim() === '') return refused('translate/empty')
  return countCharacters(text) > LONGEST_TEXT ? refused('translate/too_long') : granted(text)
}

/** Characters as plans count them: Unicode code points. */
export function countCharacters(text: string): number {
  return [...text].length
}

/** The server and the screen use the same sentence. `left`: characters left today, null when unlimited. */
export function refusalSentence(refusal: TextRefusal, text: string, left: number | null): string {
  return refusal === 'translate/empty' ? EMPTY_TEXT : overLengthSentence(countCharacters(text), left)
}

export function overLengthSentence(characters: number, left: number | null): string {
  return `This text has ${figure(characters)} characters. ${lengthLimitSentence(left)}`
}

/** The limits for a text now. */
export function lengthLimitSentence(left: number | null): string {
  const perText = `Limit per text: ${figure(LONGEST_TEXT)}.`
  return left === null ? perText : `Left today: ${figure(left)}. ${perText}`
}

function figure(count: number): string {
  return count.toLocaleString('en-US')
}
