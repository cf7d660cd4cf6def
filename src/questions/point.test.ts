import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPoints } from '#questions/point.ts'
import { loadPoints } from '#questions/server/loadPoints.ts'

const HEADER = 'point\tkind\tlevel\ttitle\tlesson\terror\tguide'
const ROW =
  'topic\tgrammar\tA1\tTopic particle\tIt names the topic.\tLearners use it for every subject.\t/learn/particles'

test('the points of all tables are one list', () => {
  const { points, faults } = readPoints({
    'a.tsv': `${HEADER}\n${ROW}`,
    'b.tsv': `${HEADER}\n${ROW.replace('topic', 'subject')}`,
  })
  expect(faults).toEqual([])
  expect([...points.keys()]).toEqual(['topic', 'subject'])
  expect(points.get('topic')).toMatchObject({ kind: 'grammar', level: 'A1', guide: '/learn/particles' })
})

test.each([
  ['a point in two tables', ROW, 'topic is listed twice'],
  ['a level that does not exist', ROW.replace('A1', 'A3').replace('topic', 'other'), 'other: b.tsv:2'],
  ['a title too long for a list', ROW.replace('Topic particle', 'T'.repeat(51)).replace('topic', 'other'), 'title'],
  ['a guide outside of the learning hub', ROW.replace('/learn/particles', 'particles'), 'the path of a page'],
  ['a lesson in stiff English', ROW.replace('names the topic', 'names one’s topic').replace('topic', 'other'), 'stiff'],
  ['a mistake told in British English', ROW.replace('every subject', 'a film').replace('topic', 'other'), 'American'],
  ['a slug with capital letters', ROW.replace('topic', 'Topic'), 'lower case'],
])('%s is found', (_, row, fault) => {
  const { faults } = readPoints({ 'a.tsv': `${HEADER}\n${ROW}`, 'b.tsv': `${HEADER}\n${row}` })
  expect(faults.join()).toContain(fault)
})

test('the points of the content have no faults', async () => {
  expect((await loadPoints()).faults).toEqual([])
})

test('only guides with a text are recommended', async () => {
  const { points } = await loadPoints()
  const guides = [...new Set([...points.values()].map(({ guide }) => guide))].filter((guide) => guide !== '')
  expect(guides).toContain('/learn/particles')
  const bodies = guides.map((guide) => readFileSync(`content/pages${guide}.md`, 'utf8').split(/^---$/m)[2] ?? '')
  expect(bodies.filter((body) => body.trim() === '')).toEqual([])
})
