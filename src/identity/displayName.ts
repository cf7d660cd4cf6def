import { granted, refused, type Verdict } from '#kit/verdict.ts'

/** In graphemes: what a reader counts as one character, such as a flag or a syllable with its accents. */
export const DISPLAY_NAME_MAX = 24
/** The name of a player who has none. */
export const UNNAMED = 'Player'
/** The name of a player whose account was deleted. */
export const FORMER_PLAYER = 'former player'
/** In code points. Real names are far shorter, but a single grapheme can be built without end. */
const MOST_CODE_POINTS = 240

export type DisplayNameRefusal = 'name/empty' | 'name/long' | 'name/characters'

export const DISPLAY_NAME_SENTENCES: Record<DisplayNameRefusal, string> = {
  'name/empty': 'Please enter a display name.',
  'name/long': `A display name has at most ${DISPLAY_NAME_MAX} characters.`,
  'name/characters': 'A display name cannot contain control or text direction characters.',
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Controls, line and paragraph separators, halves of surrogate pairs, text direction controls. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u
const FORBIDDEN_ALL = new RegExp(FORBIDDEN, 'gu')
/** Spaces and characters without ink: zero-width ones, Hangul fillers, the empty Braille pattern. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** A display name as it is kept: composed (NFC), without spaces around it. */
export function displayName(text: string): Verdict<string, DisplayNameRefusal> {
  const name = text.normalize('NFC').trim()
  if (INVISIBLE.test(name)) return refused('name/empty')
  if (FORBIDDEN.test(name)) return refused('name/characters')
  if ([...name].length > MOST_CODE_POINTS || graphemes(name).length > DISPLAY_NAME_MAX) return refused('name/long')
  return granted(name)
}

/** The name that a new player starts with: the part of the address before the at sign, as far as a name allows it, or 'Player'. */
export function initialDisplayName(email: string): string {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@'))).replace(FORBIDDEN_ALL, '')
  const verdict = displayName(graphemes(local.trim()).slice(0, DISPLAY_NAME_MAX).join(''))
  return verdict.ok ? verdict.value : UNNAMED
}

/** Checks values that a client writes to `profiles`: the sentence that refuses them, or null. They are stored as sent or not at all. */
export function profileFault(values: Readonly<Record<string, unknown>>): string | null {
  const text = values.display_name
  if (typeof text !== 'string') return null
  const verdict = displayName(text)
  if (!verdict.ok) return `display_name: ${DISPLAY_NAME_SENTENCES[verdict.refusal]}`
  return verdict.value === text ? null : 'display_name: Expected composed characters (NFC) without spaces around them.'
}

function graphemes(text: string): string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment)
}
