import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DISPLAY_NAME_MAX, displayName, initialDisplayName, profileFault } from '#identity/displayName.ts'
import { granted, refused } from '#kit/verdict.ts'

const FAMILY = '👨‍👩‍👧‍👦'

describe('a display name', () => {
  test.each(['Ann', '한국어', 'José', '李小龍', 'O’Neill-Smith 3rd', FAMILY, '🇰🇷', 'محمد', 'क्षि'])(
    'may be %s',
    (name) => {
      expect(displayName(name)).toEqual(granted(name))
    },
  )

  test('is trimmed', () => {
    expect(displayName('  Ann B \u3000')).toEqual(granted('Ann B'))
  })

  test('is composed (NFC), so that 한 typed on a Mac is 한', () => {
    expect(displayName('\u1112\u1161\u11ab')).toEqual(granted('\ud55c'))
  })

  test('counts each grapheme as one character', () => {
    expect(displayName(FAMILY.repeat(DISPLAY_NAME_MAX - 1)).ok).toBe(true)
    expect(displayName('각'.repeat(DISPLAY_NAME_MAX)).ok).toBe(true)
    expect(displayName('각'.repeat(DISPLAY_NAME_MAX + 1))).toEqual(refused('name/long'))
  })

  test('cannot hide a thousand marks in one character', () => {
    expect(displayName(`a${'\u0301'.repeat(1_000)}`)).toEqual(refused('name/long'))
  })

  test.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u3000'],
    ['zero-width spaces', '\u200b\u200b'],
    ['Hangul fillers', '\u3164\u115f'],
    ['the empty Braille pattern', '\u2800'],
  ])('cannot consist of %s', (_, text) => {
    expect(displayName(text)).toEqual(refused('name/empty'))
  })

  test.each([
    ['a NUL', 'a\0b'],
    ['a line break', 'a\nb'],
    ['a line separator', 'a\u2028b'],
    ['a right-to-left override', 'a\u202eb'],
    ['a direction mark', 'a\u200fb'],
    ['a direction isolate', 'a\u2066b'],
    ['half a surrogate pair', 'a\ud83db'],
  ])('cannot contain %s', (_, text) => {
    expect(displayName(text)).toEqual(refused('name/characters'))
  })

  test.each([
    ['a zero-width space', 'Mi\u200bna'],
    ['a zero-width joiner', 'Mi\u200dna'],
    ['a word joiner', 'Mina\u2060'],
    ['a soft hyphen', 'Mi\u00adna'],
    ['a Hangul filler', 'Mi\u3164na'],
    ['a variation selector', 'Mina\ufe0f'],
    ['a tag', 'Mina\u{e0041}'],
    ['the empty Braille pattern', 'Mi\u2800na'],
  ])('cannot contain %s, which would make two names look the same', (_, text) => {
    expect(displayName(text)).toEqual(refused('name/characters'))
  })

  test.each(['👩🏽‍🚀 Ann', '❤️ Ann', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'ක්‍ෂ', '1️⃣ Ann'])(
    'may be %s: invisible characters that join letters or pictures are allowed',
    (text) => {
      expect(displayName(text)).toEqual(granted(text))
    },
  )

  test.each([
    ['Latin with a Cyrillic а', 'M\u0438na'],
    ['Latin with a Cyrillic о', 'J\u043eon'],
    ['Latin with a Greek ο', 'J\u03bfon'],
    ['Latin with Cherokee', 'Ꭺnn'],
    ['Cyrillic with Greek', 'Ми\u03bfа'],
    ['Latin with Armenian', 'A\u0578\u0578'],
  ])('cannot mix alphabets whose letters look alike: %s', (_, text) => {
    expect(displayName(text)).toEqual(refused('name/alphabets'))
  })

  test.each(['Анна', 'Ἀριάδνη', 'Mina 민아', '김 Kim 金', 'タナカ Tanaka', 'Նարե', 'Ann 123!', 'ひなた'])(
    'may be %s: one alphabet, or alphabets that are commonly mixed',
    (text) => {
      expect(displayName(text)).toEqual(granted(text))
    },
  )

  test.each([
    'Hanpan',
    'HANPAN Team',
    'Hanpan',
    'h a n p a n',
    'H.a.n.p.a.n',
    '한판',
    'Admin',
    'admin Kim',
    '\u0430\u0501\u043c\u0456\u043f',
    'Adm1n',
    'ADMlN',
    'Ádmin',
    'Ｈａｎｐａｎ',
    'Administrator',
    'Moderator',
    'Official Mina',
    'Support',
    'Former player',
    'former  player',
    'Program 1400',
    'Program-1400',
    'Program l400',
    'Program 1400 (strong)',
    'Admins',
    'HanpanTeam',
    'hanpanofficial',
    'Hᴀɴᴘᴀɴ',
    'ʜanpan',
    'ɑdmin',
    '관리자',
    '한판 운영자',
    '한판운영팀',
  ])('cannot be %s, which is reserved', (text) => {
    expect(displayName(text)).toEqual(refused('name/reserved'))
  })

  test.each([
    'Badminton',
    'Supporter',
    'Hanna',
    'Adam',
    'Mod',
    'Programmer',
    'Program lover',
    'Ann the Great',
    'Team Ann',
    '한판승',
    '한판승부',
  ])('may be %s, although it resembles a reserved word', (text) => {
    expect(displayName(text)).toEqual(granted(text))
  })

  test('that was accepted is accepted again, unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const verdict = displayName(text)
        if (verdict.ok) expect(displayName(verdict.value)).toEqual(verdict)
      }),
    )
  })
})

describe("a new player's name", () => {
  test('is the part of the address before the at sign', () => {
    expect(initialDisplayName('minji.kim@example.org')).toBe('minji.kim')
  })

  test('is cut to the maximum length', () => {
    expect(initialDisplayName(`${'a'.repeat(64)}@example.org`)).toBe('a'.repeat(DISPLAY_NAME_MAX))
  })

  test.each(['admin@example.org', 'hanpan@example.org', 'support@example.org'])(
    'is Player for %s: an address does not give a reserved name',
    (email) => {
      expect(initialDisplayName(email)).toBe('Player')
    },
  )

  test.each(['', '@example.org', 'nobody', '\u202e@example.org'])(
    'is Player for %j, which contains no valid name',
    (email) => {
      expect(initialDisplayName(email)).toBe('Player')
    },
  )

  test('is always a valid display name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (local) => {
        const name = initialDisplayName(`${local}@example.org`)
        expect(displayName(name)).toEqual(granted(name))
      }),
    )
  })
})

describe('a written profile', () => {
  test.each([[{ display_name: 'Ann' }], [{ elo_vocab: 1000 }], [{ display_name: null }], [{ display_name: 5 }]])(
    'with %j is not refused because of its name',
    (values) => {
      expect(profileFault(values)).toBeNull()
    },
  )

  test.each(['', ' Ann', 'Ann ', '\u1112\u1161\u11ab', 'a\u202eb', 'a'.repeat(25)])(
    'with the name %j is refused, and the message names the field',
    (name) => {
      expect(profileFault({ display_name: name })).toMatch(/^display_name: /)
    },
  )
})
