import { describe, expect, test } from 'vitest'
import { translate } from '#tests/support/translator/builtIn.ts'

/** What the other readings read differently, with the other sense and the whole text in the polite tone. */
function others(text: string) {
  return translate(text).others.map(({ text: read, sense, tones }) => [read, sense?.hint, tones.polite.text])
}

describe('Another reading is offered', () => {
  test.each([
    ['How much interest will I earn?', 'interest will I earn', 'on money', '이자를 얼마나 받을 거예요?'],
    ['I went to the bank.', 'bank', 'of a river', '둑에 갔어요.'],
  ])('where nothing gives a word its sense: %s', (english, read, hint, korean) => {
    expect(others(english)).toEqual([[read, hint, korean]])
  })

  test('where a phrase may belong to another word', () => {
    expect(others('I left a tip on the desk.')).toEqual([['on the desk', undefined, '책상 위에 있는 팁을 남겼어요.']])
  })

  test('for one sentence of a text, with the other sentences as they are', () => {
    const { others: found } = translate('Hello. I went to the bank. I am tired.')
    expect(found.map(({ start, end }) => [start, end])).toEqual([[21, 25]])
    expect(found[0]?.tones.formal.text).toBe('안녕하십니까. 둑에 갔습니다. 피곤합니다.')
  })

  test('at most twice', () => {
    expect(translate('I went to the bank. '.repeat(5)).others).toHaveLength(2)
  })
})

describe('No other reading is offered', () => {
  test.each([
    ['where the surrounding words give the word its sense', 'I played the piano.'],
    [
      'if it differs only in the order of words or in particles',
      'The news said that the storm would hit the coast by midnight.',
    ],
    [
      'for a sentence that is too long to be read whole',
      'My friend from school told me on the phone yesterday that the bank in the middle of our town always opens early.',
    ],
    ['for a text that is partly English', 'I went to the bank but the zib jumped after the dog.'],
  ])('%s: %s', (_why, english) => {
    expect(others(english)).toEqual([])
  })
})
