import { expect, test } from 'vitest'
import { smallBook } from '#tests/support/korean/wordList.ts'

const { read } = smallBook()

function shown(word: string): string[] {
  return read(word).map((reading) => {
    if (reading.kind === 'word') return reading.headword.key
    if (reading.kind === 'form') return [reading.lemma, ...reading.suffixes].join(' ')
    const copula = reading.copula === undefined ? [] : ['이다', ...reading.copula]
    return [reading.noun, ...reading.particles, ...copula].join(' ')
  })
}

test.each([
  ['집에서는', '집 에서 은/는'],
  ['친구들이', '친구들 이/가'],
  ['제가', '저 이/가'],
  ['방이에요', '방 이다 -아요'],
  ['민수하고', '민수 하고'],
  ['스물다섯', '스물다섯'],
  ['매일', '매일'],
  ['싶어요', '싶다 -아요'],
  ['마셨습니다', '마시다 -았- -습니다'],
  ['추운', '춥다 -는'],
])('%s is read as %s', (word, reading) => {
  expect(shown(word)).toContain(reading)
})

test('a spelling of two words has both readings', () => {
  expect(shown('배를')).toEqual(['배 을/를', '배 을/를'])
  expect(read('배를').map(({ headword }) => headword?.key)).toEqual(['배1', '배2'])
})

test.each(['집를', '방예요', '춥어요', '친구에서를을', '가나다'])('%s has no reading', (word) => {
  expect(shown(word)).toEqual([])
})
