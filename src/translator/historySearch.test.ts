import { expect, test } from 'vitest'
import { searchWords } from '#translator/historySearch.ts'

test('a search is split into words at any number of spaces', () => {
  expect(searchWords('  where   station ')).toEqual(['where', 'station'])
  expect(searchWords(' \t')).toEqual([])
})

test('Korean typed as separate jamo finds Korean stored in syllables', () => {
  expect(searchWords('역'.normalize('NFD'))).toEqual(['역'])
})
