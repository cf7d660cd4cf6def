import { expect, test } from 'vitest'
import { lexicalPronunciation, pronunciationNoteFault } from '#korean/lexicalPronunciation.ts'

test.each([
  ['학교', '', '학꾜'],
  ['잠자리', '', '잠자리'],
  ['잠자리', '잠^자리', '잠짜리'],
  ['물가', '물^가', '물까'],
  ['밤일', '밤|일', '밤닐'],
  ['밭아래', '밭|아래', '바다래'],
  ['맛있다', '=마딛따', '마딛따'],
  ['안간힘', '=안깐힘', '안깐힘'],
])('%s with the note “%s” is said %s', (word, note, said) => {
  expect(lexicalPronunciation(word, note)).toBe(said)
})

test('a note must match its word, and a respelling must be in Hangul', () => {
  expect(pronunciationNoteFault('꽃잎', '꽃|입')).toContain('is not 꽃잎')
  expect(pronunciationNoteFault('꽃잎', '=kkonnip')).toContain('no respelling')
  expect(pronunciationNoteFault('꽃잎', '=')).toContain('no respelling')
  expect(pronunciationNoteFault('꽃잎', '꽃|잎')).toBeUndefined()
  expect(() => lexicalPronunciation('꽃잎', '꽃|입')).toThrow('is not 꽃잎')
})
