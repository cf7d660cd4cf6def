import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passwordStrength } from '#platform/server/auth/passwordStrength.ts'

const EMAIL = 'ann.lee@example.org'

function refusalOf(password: string): string | undefined {
  const strength = passwordStrength(password, EMAIL)
  return strength.ok ? undefined : strength.refusal
}

describe('a password', () => {
  test('has 8 to 256 characters, and a Hangul syllable or an emoji is one of them', () => {
    expect(refusalOf('가나다라마바사')).toBe('password/short')
    expect(refusalOf('한글은참재미있네')).toBeUndefined()
    expect(refusalOf('🦊🐢🐙🦉🐝🦋🐬')).toBe('password/short')
    expect(refusalOf('x7'.repeat(127).concat('q'.repeat(2)))).toBeUndefined()
    expect(refusalOf('x7'.repeat(127).concat('q'.repeat(3)))).toBe('password/long')
  })

  test.each([
    'a green bicycle',
    'correct horse battery',
    'lovely-mountain-27',
    'kimchi stew at noon',
    '한판 하자 친구야',
    'zqvkwpxm',
  ])('%s is accepted without a digit, capital or symbol', (password) => {
    expect(refusalOf(password)).toBeUndefined()
  })

  test.each([
    'password',
    'PassWord',
    'p@ssw0rd',
    'Password123!',
    '2024password',
    'iloveyou',
    'qwerty123',
    '1q2w3e4r',
    'saranghae',
    '비밀번호1234',
    '비밀번호1234'.normalize('NFD'),
    'hanpan2026',
  ])('%s is refused as a common password', (password) => {
    expect(refusalOf(password)).toBe('password/common')
  })

  test('is none of more than 3,000 common ones of eight characters or more', () => {
    const lines = readFileSync('content/common-passwords.txt', 'utf8').split('\n')
    const common = lines.filter((line) => [...line].length >= 8)
    expect(common.length).toBeGreaterThan(3_000)
    expect(common.filter((password) => refusalOf(password) === undefined)).toEqual([])
  })

  test.each(['aaaaaaaa', 'abcabcabc', '12121212', '12345678', '98765432', 'abcdefgh', '가가가가가가가가'])(
    '%s is refused as a simple pattern',
    (password) => {
      expect(refusalOf(password)).toBe('password/common')
    },
  )

  test.each(['ann.lee@example.org', 'Ann.Lee1', 'ann.lee2026'])(
    '%s is refused because it is like the owner’s email address',
    (password) => {
      expect(refusalOf(password)).toBe('password/common')
    },
  )

  test('of twelve random letters is never refused', () => {
    const letter = fc.constantFrom(...'bdfhjkmqvwxz')
    fc.assert(
      fc.property(fc.uniqueArray(letter, { minLength: 12, maxLength: 12 }), (letters) => {
        fc.pre(!/bdfhjkmqvwxz|zxwvqmkjhfdb/.test(letters.join('')))
        expect(refusalOf(letters.join(''))).toBeUndefined()
      }),
    )
  })
})
