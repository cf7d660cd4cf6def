import { expect, test } from 'vitest'
import { headwordFaults, headwordListFaults } from '#headwords/headwordFaults.ts'
import { loadWordBook } from '#headwords/server/loadHeadwords.ts'

const { headwords, read } = await loadWordBook()

test('every headword of the list passes every check, and its example is made of words of the list', () => {
  expect(headwords.flatMap((headword) => headwordFaults(headword, read))).toEqual([])
  expect(headwordListFaults(headwords)).toEqual([])
})

test.each([
  ['A1', 800],
  ['A2', 1000],
  ['B1', 700],
  ['B2', 500],
])('of %s there are at least %i headwords', (level, least) => {
  expect(headwords.filter((headword) => headword.level === level).length).toBeGreaterThanOrEqual(least)
})
