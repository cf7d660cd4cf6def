import { wordsAtAGlance } from '#identity/lookAlikes.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import { SITE_NAME } from '#site/siteName.ts'

/** In graphemes, which readers see as one character, such as a flag or a letter with its accents. */
export const DISPLAY_NAME_MAX = 24
/** The name shown for a player without a name. */
export const UNNAMED = 'Player'
/** The name shown for a player whose account was deleted. */
export const FORMER_PLAYER = 'former player'
/** In code points. Real names are far shorter, but a single grapheme can be built without end. */
const MOST_CODE_POINTS = 240

export type DisplayNameRefusal = 'name/empty' | 'name/long' | 'name/characters' | 'name/alphabets' | 'name/reserved'

export const DISPLAY_NAME_SENTENCES: Record<DisplayNameRefusal, string> = {
  'name/empty': 'Please enter a display name.',
  'name/long': `A display name has at most ${DISPLAY_NAME_MAX} characters.`,
  'name/characters': 'A display name cannot contain invisible, control or text direction characters.',
  'name/alphabets': 'A display name cannot mix alphabets whose letters look alike.',
  'name/reserved': 'This name is reserved. Please choose another one.',
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Controls, line and paragraph separators, halves of surrogate pairs, text direction controls. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u
const FORBIDDEN_ALL = new RegExp(FORBIDDEN, 'gu')
/** Spaces and invisible characters: zero-width ones, Hangul fillers, the empty Braille pattern. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u

const JOINING_SCRIPTS =
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('')
/** Invisible characters with a visible effect: between letters that they join or separate, and inside emoji. */
const HARMLESS = new RegExp(
  [
    `(?<=[${JOINING_SCRIPTS}])[\\u200c\\u200d](?=[${JOINING_SCRIPTS}])`,
    '(?<=\\p{Extended_Pictographic}\\ufe0f?\\p{Emoji_Modifier}?)\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic})\\ufe0f',
    '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
    '(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]+\\u{e007f}',
  ].join('|'),
  'gu',
)
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\u2800]/u
/** Alphabets whose letters look alike: a name may use only one of these. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
]

/** Words that would make a player seem to speak for the site, and names with a special meaning on screens. */
const RESERVED = [
  ...[SITE_NAME, '한판', 'admin', 'administrator', 'moderator', 'official', 'staff', 'support', FORMER_PLAYER],
  ...['관리자', '운영자', '운영진', '운영팀'],
].map((name) => wordsAtAGlance(name).join(''))
const ONE_OF_THEM = RESERVED.join('|')
/** One of them, or several together, such as `hanpanadmins` and `hanpanteam`. */
const RESERVED_WORD = new RegExp(`^(?:${ONE_OF_THEM})(?:${ONE_OF_THEM}|team|팀)*s?$`, 'u')
/** The name of the program that players practice with. At a glance, a small L and an O are digits. */
const PROGRAM = /^program(?:[^\p{L}]*\p{N}|[^\p{L}\p{N}]+[lo]\p{N})/iu

/** The display name as it is stored: composed (NFC) and trimmed. */
export function displayName(text: string): Verdict<string, DisplayNameRefusal> {
  const name = text.normalize('NFC').trim()
  if (INVISIBLE.test(name)) return refused('name/empty')
  if (FORBIDDEN.test(name) || HIDDEN.test(name.replace(HARMLESS, ''))) return refused('name/characters')
  if ([...name].length > MOST_CODE_POINTS || graphemes(name).length > DISPLAY_NAME_MAX) return refused('name/long')
  if (ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1) return refused('name/alphabets')
  if (isReservedName(name)) return refused('name/reserved')
  return granted(name)
}

/** Whether the name, or a word of it, looks like a reserved name. */
function isReservedName(name: string): boolean {
  const words = wordsAtAGlance(name)
  return PROGRAM.test(name.normalize('NFKC')) || [...words, words.join('')].some((word) => RESERVED_WORD.test(word))
}

/** The name of a new player: the part of the email address before the at sign if it makes a valid name, otherwise 'Player'. */
export function initialDisplayName(email: string): string {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@'))).replace(FORBIDDEN_ALL, '')
  const verdict = displayName(graphemes(local.trim()).slice(0, DISPLAY_NAME_MAX).join(''))
  return verdict.ok ? verdict.value : UNNAMED
}

/**
 * The reason to refuse values that a client writes to `profiles`, as a sentence, or null. Values are stored as sent or not at all.
 */
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
