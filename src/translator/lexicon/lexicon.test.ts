import { expect, test } from 'vitest'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import { compileLexicon } from '#translator/lexicon/lexicon.ts'
import { loadLexiconTexts } from '#translator/server/builtInParts.ts'

const texts = await loadLexiconTexts()
const find = await loadHeadwordIndex()

test('every row of the lexicon can be read, conjugated and given its particles', () => {
  const lexicon = compileLexicon(texts, find)
  expect(lexicon.verbs.get('went')?.some(({ entry }) => entry.korean === '가다')).toBe(true)
  expect(lexicon.nouns.get('children')?.[0]).toMatchObject({ plural: true, entry: { korean: '아이' } })
  expect(lexicon.adjectives.get('better')?.[0]).toMatchObject({ degree: 'comparative', entry: { korean: '좋다' } })
})

test('a Korean word gets its class, counter and honorific words from the Korean word list', () => {
  const { verbs, nouns } = compileLexicon(texts, find)
  expect(verbs.get('listen')?.[0]?.entry.predicate).toMatchObject({ lemma: '듣다', class: 'ㄷ' })
  expect(verbs.get('give')?.find(({ entry }) => entry.korean === '주다')?.entry.humble?.lemma).toBe('드리다')
  expect(nouns.get('book')?.[0]?.entry.counter).toBe('권')
  expect(nouns.get('name')?.[0]?.entry.honorific).toBe('성함')
  expect(nouns.get('subway')?.find(({ rest }) => rest.join() === 'station')?.entry.said).toBe('지하철|역')
})

test('the columns of a row override the Korean word list', () => {
  const { verbs, nouns } = compileLexicon(texts, find)
  expect(verbs.get('send')?.[0]?.entry.humble?.lemma).toBe('보내 드리다')
  expect(nouns.get('phone')?.[0]?.entry.counter).toBe('대')
  expect(nouns.get('lunch')?.[0]?.entry.honorific).toBe('')
})

test.each([
  [
    'a word that is not a headword',
    'verbs',
    /^eat\t([^\t]*)\t먹다/m,
    'eat\t$1\t뷁다',
    'verbs.tsv: eat: No headword: 뷁다',
  ],
  [
    'a spelling that several words share',
    'nouns',
    /^pear\t배2/m,
    'pear\t배',
    'nouns.tsv: pear: 배 is the spelling of several',
  ],
  ['a class that does not fit', 'nouns', /^book\t책/m, 'book\t읽다', 'nouns.tsv: book: 읽다: a noun is needed'],
  ['a counter that there is not', 'nouns', /^(phone\t.*)\t대$/m, '$1\t뷁', 'nouns.tsv: phone: No such counter'],
  ['a particle that there is not', 'verbs', /^read\tobj=을\/를/m, 'read\tobj=을를', 'verbs.tsv: read'],
  [
    'an adjective without any form',
    'adjectives',
    /^(foreign\t\t)외국의\t\t외국/m,
    '$1외국\t\t',
    'adjectives.tsv: foreign: 외국',
  ],
  ['a tag that no rule asks for', 'nouns', /^book\t책\t\S*/m, 'book\t책\tthings', 'nouns.tsv'],
  ['a verb among the adverbs', 'adverbs', /^today\t오늘/m, 'today\t먹다', 'adverbs.tsv: today: 먹다: an adverb'],
] as const)('%s is refused with the row', (_, file, row, bad, fault) => {
  const text = texts[file].replace(row, bad)
  expect(text).not.toBe(texts[file])
  expect(() => compileLexicon({ ...texts, [file]: text }, find)).toThrow(fault)
})

test('a row with a missing cell is refused with its line', () => {
  expect(() => compileLexicon({ ...texts, names: 'english\tkorean\ttags\nTom\t\tperson' }, find)).toThrow('names.tsv:2')
})

test('no entry is listed twice with the same frame and the same Korean', () => {
  const lines = texts.verbs
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t').slice(0, 3).join(' | '))
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
})
