import { readFileSync } from 'node:fs'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import { PASSWORD_LENGTH } from '#platform/accountRules.ts'
import { Problem } from '#platform/server/http/problem.ts'

/**
 * Words of this site, common Korean and English passwords, and the 3,000 most common of at least eight characters in the list of
 * @zxcvbn-ts/language-common 4.1.3, which comes from leaked passwords.
 */
const COMMON = new Set(readFileSync('content/common-passwords.txt', 'utf8').split('\n').filter(Boolean))
/** Digits and symbols that replace letters in passwords such as `p@ssw0rd`. */
const LETTER_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
/** A common password with up to four extra characters before or after it is still common: `password123!`. */
const TRIMMINGS = /^[^\p{L}]{0,4}|[^\p{L}]{0,4}$/gu
const REPEATED = /^(.{1,4})\1+$/u

export type WeakPassword = 'password/short' | 'password/long' | 'password/common'

/** Counts length in Unicode characters after NFC. Needs no particular kinds of characters, but refuses easily guessed passwords. */
export function passwordStrength(password: string, email: string): Verdict<null, WeakPassword> {
  const composed = password.normalize('NFC')
  const { length } = [...composed]
  if (length < PASSWORD_LENGTH.least) return refused('password/short')
  if (length > PASSWORD_LENGTH.most) return refused('password/long')
  return isGuessable(composed.toLowerCase(), email) ? refused('password/common') : granted(null)
}

const SENTENCE = {
  'password/short': `Password should be at least ${PASSWORD_LENGTH.least} characters.`,
  'password/long': `Password should be at most ${PASSWORD_LENGTH.most} characters.`,
  'password/common': 'Password is known to be weak and easy to guess, please choose a different one.',
} satisfies Record<WeakPassword, string>

/** GoTrue's codes: it calls a password that is on a list `pwned`. */
const REASON = {
  'password/short': 'length',
  'password/long': 'length',
  'password/common': 'pwned',
} satisfies Record<WeakPassword, string>

/** @throws Problem 422 `weak_password` with the reasons, as auth-js reads them */
export function demandStrongPassword(password: string, email: string): void {
  const strength = passwordStrength(password, email)
  if (strength.ok) return
  throw new Problem(422, 'weak_password', SENTENCE[strength.refusal], {
    extra: { weak_password: { reasons: [REASON[strength.refusal]] } },
  })
}

function isGuessable(password: string, email: string): boolean {
  const core = password.replace(TRIMMINGS, '')
  const candidates = [password, core, asLetters(password), asLetters(core)]
  const own = [email, email.split('@')[0] ?? '']
  return (
    candidates.some((candidate) => COMMON.has(candidate) || own.includes(candidate)) ||
    REPEATED.test(password) ||
    isSequence(password)
  )
}

function asLetters(text: string): string {
  return text.replace(/[013457@$]/g, (sign) => LETTER_FOR[sign] ?? sign)
}

/** Consecutive letters or digits, up or down: `12345678`, `hgfedcba`. */
function isSequence(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
