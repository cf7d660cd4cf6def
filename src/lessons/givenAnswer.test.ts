import { describe, expect, test } from 'vitest'
import { composedText, isAccepted, mixed, rearranged } from '#lessons/givenAnswer.ts'

describe('a typed answer', () => {
  test.each([
    '저는 학생이에요.',
    '저는학생이에요',
    ' 저는 학생이에요 ',
    '저는 학생이에요'.normalize('NFD'),
    '전 학생이에요!',
  ])('%j is right', (given) => expect(isAccepted(['저는 학생이에요.', '전 학생이에요.'], given)).toBe(true))

  test.each(['저는 학생이예요', '학생이에요', ''])('%j is wrong', (given) => {
    expect(isAccepted(['저는 학생이에요.'], given)).toBe(false)
  })
})

describe('letters', () => {
  test.each([
    ['ㄴㅏㅁㅜ', '나무'],
    ['ㅎㅏㄴㄱㅡㄹ', '한글'],
    ['ㅇㅏㅇㅣ', '아이'],
    ['ㄱㅏㅂㅅ', '갑ㅅ'],
    ['ㄱㅏㅄ', '값'],
    ['ㅏㄴㅣ', 'ㅏ니'],
    ['ㄲㅗㅊ', '꽃'],
    ['ㅁㅓㄱㅇㅓㅇㅛ', '먹어요'],
    ['', ''],
  ])('%s make %s', (letters, text) => {
    expect(composedText([...letters])).toBe(text)
  })
})

describe('mixed items', () => {
  test('are the same items, each with its index', () => {
    const order = mixed(['a', 'b', 'c', 'd'], 'seed')
    expect(order.map(({ item }) => item).toSorted()).toEqual(['a', 'b', 'c', 'd'])
    expect(order.every(({ item, index }) => item === 'abcd'[index])).toBe(true)
  })

  test('are never in their own order if they are to be put in order', () => {
    const seeds = Array.from({ length: 200 }, (_, number) => `seed ${number}`)
    expect(seeds.filter((seed) => rearranged(['a', 'b'], seed)[0]?.item === 'a')).toEqual([])
    expect(rearranged(['a'], 'seed')).toEqual([{ item: 'a', index: 0 }])
  })

  test('put the first one everywhere alike', () => {
    const places = Array.from({ length: 900 }, (_, number) =>
      mixed(['a', 'b', 'c'], `seed ${number}`).findIndex(({ index }) => index === 0),
    )
    for (const place of [0, 1, 2]) expect(places.filter((each) => each === place).length).toBeGreaterThan(200)
  })
})
