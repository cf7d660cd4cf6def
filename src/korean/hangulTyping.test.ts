import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composed, FINALS, ONSETS, VOWELS } from '#korean/hangul.ts'
import { withLetter, withoutLetter } from '#korean/hangulTyping.ts'

const typed = (letters: string, text = '') => [...letters].reduce(withLetter, text)

describe('typing letter by letter', () => {
  test.each([
    ['ㅎㅏㄴㄱㅡㄹ', '한글'],
    ['ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅇㅛ', '안녕하세요'],
    ['ㄷㅏㄹㄱㅇㅣ', '닭이'],
    ['ㄷㅏㄹㄱㅣ', '달기'],
    ['ㅇㅗㅐ', '왜'],
    ['ㅇㅡㅣㅅㅏ', '의사'],
    ['ㄱㅏㅂㅅㅇㅡㄴ', '값은'],
    ['ㅇㅣㅆㅇㅓㅇㅛ', '있어요'],
    ['ㄱㅏㄸㅏ', '가따'],
    ['ㅃㅏㅃㅏ', '빠빠'],
    ['ㅋㅋㅋ', 'ㅋㅋㅋ'],
    ['ㅠㅠ', 'ㅠㅠ'],
  ])('%s is %s', (letters, text) => {
    expect(typed(letters)).toBe(text)
  })

  test('goes on after other text', () => {
    expect(typed('ㅅㅣ', '3')).toBe('3시')
    expect(typed('ㅏ', '가 ')).toBe('가 ㅏ')
  })

  test('gives every syllable, and deleting takes it back letter by letter', () => {
    const syllable = fc.record({
      onset: fc.constantFrom(...ONSETS),
      vowel: fc.constantFrom(...VOWELS),
      final: fc.constantFrom(...FINALS),
    })
    fc.assert(
      fc.property(syllable, (jamo) => {
        const whole = composed(jamo)
        const keys: string[] = []
        for (let text = whole; text !== ''; text = withoutLetter(text)) keys.push(text)
        expect(keys.at(-1)).toBe(jamo.onset)
        const letters = keys.toReversed().map((text, index, all) => addedLetter(all[index - 1] ?? '', text))
        expect(letters.reduce(withLetter, '')).toBe(whole)
      }),
    )
  })
})

/** The one letter that leads from a text to the next. */
function addedLetter(before: string, after: string): string {
  return [...ONSETS, ...VOWELS].find((letter) => withLetter(before, letter) === after) ?? ''
}

describe('deleting', () => {
  test.each([
    ['닭', '달'],
    ['달', '다'],
    ['다', 'ㄷ'],
    ['ㄷ', ''],
    ['과', '고'],
    ['한글', '한그'],
    ['a', ''],
    ['가 ', '가'],
    ['👋', ''],
    ['', ''],
  ])('%s becomes %s', (text, shorter) => {
    expect(withoutLetter(text)).toBe(shorter)
  })
})
