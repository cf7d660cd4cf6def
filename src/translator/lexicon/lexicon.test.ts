import { expect, test } from 'vitest'
import { compileLexicon } from '#translator/lexicon/lexicon.ts'
import { loadLexiconTexts } from '#translator/server/builtInEngine.ts'

const texts = await loadLexiconTexts()

/** The semantic tags that rules ask for; a typing error in a row would silently never match. */
const NOUN_TAGS = new Set(
  'person animal food drink thing container place time unit measure counted vehicle body clothing language event meal medium group work book gift money means medicine instrument shoes hat ring dream mistake question kin ours respected prop machine contact exam photo tie colour size story'.split(
    ' ',
  ),
)

test('every row of the lexicon can be read, conjugated and given its particles', () => {
  const lexicon = compileLexicon(texts)
  expect(lexicon.verbs.get('went')?.some(({ entry }) => entry.korean === '가다')).toBe(true)
  expect(lexicon.nouns.get('children')?.[0]).toMatchObject({ plural: true, entry: { korean: '아이' } })
  expect(lexicon.adjectives.get('better')?.[0]).toMatchObject({ degree: 'comparative', entry: { korean: '좋다' } })
})

test('nouns bear only tags that some rule knows', () => {
  const unknown = [...compileLexicon(texts).nouns.values()]
    .flat()
    .flatMap(({ entry }) =>
      [...entry.tags].filter((tag) => !NOUN_TAGS.has(tag)).map((tag) => `${entry.english}: ${tag}`),
    )
  expect(unknown).toEqual([])
})

test('a row with a class that its verb can not have is refused with its name', () => {
  const verbs = texts.verbs.replace(/^eat\t([^\t]*)\t먹다\tregular/m, 'eat\t$1\t먹다\tㅎ')
  expect(() => compileLexicon({ ...texts, verbs })).toThrow('verbs.tsv: eat')
})

test('a row with a missing cell is refused with its line', () => {
  expect(() => compileLexicon({ ...texts, names: 'english\tkorean\ttags\nTom\t\tperson' })).toThrow('names.tsv:2')
})

test('no entry stands twice with the same frame and the same Korean', () => {
  const lines = texts.verbs
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t').slice(0, 3).join(' | '))
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
})
