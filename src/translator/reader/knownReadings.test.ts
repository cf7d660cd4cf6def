import { describe, expect, test } from 'vitest'
import { partsOf } from '#tests/support/translator/readWords.ts'

describe('A word is read although the list and the conjugation do not have it', () => {
  test.each([
    ['보여줘', '보이 show · 어 part of -아/어 주다, “do for someone” · 주 do for someone · 어 casual ending (해체)'],
    ['울지마', "울 cry · 지 part of -지 말다, “don't” · 말 don't · 아 casual ending (해체)"],
    ['살기가', '살 live · 기 doing, as a noun · 가 subject particle'],
    ['살기엔', '살기엔 live + doing, as a noun + at, in, to + topic particle'],
    ['없인', '없인 without + topic particle'],
    ['가렴', '가 go · 렴 do it (a gentle command)'],
    ['먹으렴', '먹 eat · 으렴 do it (a gentle command)'],
    ['우노라', '울 cry · 노라 statement (solemn)'],
    ['살겠단', '살 live · 겠 will, I suppose · 단 that (quotes a statement, -다는)'],
    ['보고파', '보 see · 고파 want to (short for -고 싶어)'],
    ['나그네여', '나그네 wanderer (old-fashioned) · 여 calls somebody (solemn)'],
  ])('%s', (word, parts) => {
    expect(partsOf(word)[0]).toBe(parts)
  })

  test.each(['뷁뷁', '가마솥줘', '하늘렴'])('but not %s', (word) => {
    expect(partsOf(word)).toEqual([''])
  })
})

test('a particle and 는 that are said as one are both named', () => {
  expect(partsOf('밤엔')).toEqual(['밤엔 night + at, in, to + topic particle'])
})
