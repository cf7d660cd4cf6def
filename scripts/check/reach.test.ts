import { expect, test } from 'vitest'
import { startingPoints } from './reach.ts'

const SOURCES = [
  { path: 'questions/server/loadBank.ts', text: "readFileSync('content/questions/grammar.json')" },
  { path: 'learn/server/content.ts', text: "const PAGES = 'content/pages'" },
  { path: 'platform/server/database/migrate.ts', text: "const FOLDER = 'migrations'" },
]

test('a changed source is a starting point itself', () => {
  expect(startingPoints(['src/rating/elo.ts', 'README.md'], SOURCES)).toEqual(['src/rating/elo.ts'])
})

test('a changed table, page or migration starts from the sources that read its folder', () => {
  expect(startingPoints(['content/pages/learn/hangul.md'], SOURCES)).toEqual(['src/learn/server/content.ts'])
  expect(startingPoints(['migrations/0030_new.sql', 'content/questions/vocab.json'], SOURCES)).toEqual([
    'src/questions/server/loadBank.ts',
    'src/platform/server/database/migrate.ts',
  ])
})
