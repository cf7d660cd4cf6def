import { expect, test } from 'vitest'
import type { LearningPage } from '#learn/learningPage.ts'
import { articleBody } from '#learn/server/articleBody.ts'
import { pageEntries, pointEntry, wordEntry } from '#search/searchEntry.ts'
import { searchIndex } from '#search/server/searchIndex.ts'
import { headwordLine } from '#tests/support/korean/wordList.ts'

const page = { section: 'learn', slug: 'particles', heading: 'Korean particles', description: 'All about particles.' }
const blocks = await articleBody(
  'Intro.\n\n## Topic particle 은/는\n\nIt sets the scene.\n\n## Location\n\nUse 에서 for actions.',
)
const point = { kind: 'grammar', level: 'A2', title: '-는데', lesson: 'Gives the background.', error: '' } as const
const index = await searchIndex([
  ...pageEntries(page as LearningPage, blocks),
  ...[
    '김치 | noun | | A1 | dish | kimchi',
    '지하철 | noun | | A1 | vehicle | subway',
    '학교 | noun | | A1 | house | school',
    '책가방 | noun | | A2 | house | school bag;schoolbag',
  ].map((line) => wordEntry(headwordLine(line))),
  pointEntry({ ...point, point: 'neunde', guide: '/learn/particles' }),
  pointEntry({ ...point, point: 'without-guide', title: '-길래', guide: '' }),
])
const found = (query: string) => {
  const { pages, words, points } = index.find(query)
  return [...pages, ...words, ...points].map(({ path }) => path)
}
const KIMCHI = '/translate?text=%EA%B9%80%EC%B9%98'

test.each([
  ['its Korean', '김치'],
  ['the beginning of its Korean', '김'],
  ['its romanization', 'gimchi'],
  ['its English meaning', 'kimchi'],
  ['a slip of the finger', 'kimchii'],
])('a word is found by %s', (_by, query) => {
  expect(found(query)).toContain(KIMCHI)
})

test('a section is found by its heading and by its text, and leads to its anchor', () => {
  expect(found('은/는')).toEqual(['/learn/particles#topic-particle-은-는'])
  expect(found('eun neun')).toEqual(['/learn/particles#topic-particle-은-는'])
  expect(found('에서')).toEqual(['/learn/particles#location'])
  expect(index.find('scene').pages[0]).toMatchObject({ within: 'Korean particles', about: 'It sets the scene.' })
})

test('the name counts more than the text', () => {
  expect(found('particles')[0]).toBe('/learn/particles')
})

test('a word that means just the query comes before those that contain it', () => {
  expect(index.find('School').words.map(({ name }) => name)).toEqual(['학교', '책가방'])
})

test('a point leads to its guide, if it has one', () => {
  expect(found('-는데')).toEqual(['/learn/particles'])
  expect(found('neunde')).toEqual(['/learn/particles'])
  expect(index.find('길래').points).toMatchObject([{ lesson: 'Gives the background.', path: '' }])
})

test('without an entry that has every word, entries with some of them are found', () => {
  expect(found('subway unicorn')).toEqual(['/translate?text=%EC%A7%80%ED%95%98%EC%B2%A0'])
})

test.each(['', '  ', '?!', '<script>', 'x'.repeat(5_000), '\u0000', '((((', '김'.repeat(200)])(
  '%j finds nothing and does no harm',
  (query) => {
    expect(found(query)).toEqual([])
  },
)
