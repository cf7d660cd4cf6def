import { expect, test } from 'vitest'
import { searchWords } from '#translator/historySearch.ts'

test('a search is its words, however many spaces stand between them', () => {
  expect(searchWords('  where   station ')).toEqual(['where', 'station'])
  expect(searchWords(' \t')).toEqual([])
})

test('Korean typed letter by letter finds Korean kept in syllables', () => {
  expect(searchWords('역'.normalize('NFD'))).toEqual(['역'])
})
