import { expect, test } from 'vitest'
import { headwordFaults, headwordListFaults } from '#headwords/headwordFaults.ts'
import { loadHeadwords, loadWordBook } from '#headwords/server/loadHeadwords.ts'

const { headwords: all } = await loadHeadwords()
const { headwords, read } = await loadWordBook()

test('every headword passes every check, and its example uses only words of the list', () => {
  expect(all.flatMap((headword) => headwordFaults(headword, read))).toEqual([])
  expect(headwordListFaults(all)).toEqual([])
})

test('only words with an example get questions', () => {
  expect(all.some(({ key }) => key === '매진되다')).toBe(true)
  expect(headwords.some(({ key }) => key === '매진되다')).toBe(false)
})

test.each([
  ['A1', 800],
  ['A2', 1000],
  ['B1', 700],
  ['B2', 500],
])('of %s there are at least %i headwords', (level, least) => {
  expect(headwords.filter((headword) => headword.level === level).length).toBeGreaterThanOrEqual(least)
})
