import { expect, test } from 'vitest'
import { partsOf, readWords } from '#tests/support/translator/readWords.ts'

test('nouns are shown with their particles, predicates with their endings', () => {
  expect(readWords('저는 서울에 사는 학생이에요.')).toEqual([
    ['저는', 'I (humble)', '저 I (humble) · 는 topic particle'],
    ['서울에', 'Seoul', '서울 Seoul · 에 at, in, to'],
    ['사는', 'live', '살 live · 는 describes the noun'],
    ['학생이에요.', 'student', '학생 student · 이 to be · 에요 polite ending (해요체)'],
  ])
})

test('a question to oneself suggests nothing', () => {
  expect(partsOf('왜 이리 길까').at(-1)).toBe('길 long · ㄹ까 I wonder; shall we? (casual)')
})

test('-아/어 before another word may go on with the sentence, and so may -니', () => {
  expect(partsOf('밤을 지나 아침이 와')[1]).toContain('and then')
  expect(partsOf('임 그리워 우노라')[1]).toContain('and then')
  expect(partsOf('눈물이 나.')[1]).not.toContain('and then')
  expect(partsOf('울지 마 제발')[1]).not.toContain('and then')
  expect(partsOf('울지마 제발')[0]).not.toContain('and then')
  expect(partsOf('비가 오니 좋아')[1]).toContain('because')
  expect(partsOf('비가 오니')[1]).not.toContain('because')
  expect(partsOf('꽃이 좋으니 와')[1]).toContain('because')
  expect(partsOf('밥 먹었냐 이제')[1]).not.toContain('because')
  expect(partsOf('봄이 오거든 만나')[1]).toContain('if, when')
  expect(partsOf('나 먼저 갔거든')[2]).not.toContain('if, when')
})

test('다 before another word may be short for 다가', () => {
  expect(partsOf('걷다 만난 사람')[0]).toBe('걷 walk · 다 dictionary form, or while, and then (short for -다가)')
  expect(partsOf('길을 걷다')[1]).toBe('걷다 walk')
  expect(partsOf('바다 보러 갈래')[0]).toBe('바다 sea')
})

test('a promise not kept is regretted', () => {
  expect(partsOf('안아 줄걸')[1]).toBe('주 do for someone · ㄹ걸 should have, or probably (casual)')
})

test('a word in Latin letters is a noun with its particles', () => {
  expect(partsOf('no인데')).toEqual(['no no · 이 to be · ㄴ데 but, and so'])
  expect(partsOf('style대로 let’s go')).toEqual(['style style · 대로 as, in accordance with', 'let’s let’s', 'go go'])
})

test('what is quoted is named', () => {
  expect(partsOf('약이라고')[0]).toBe('약 medicine · 이라고 that (quotes words or a name)')
})
