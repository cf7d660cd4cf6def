import { expect, test } from 'vitest'
import { wordReader } from '#headwords/wordReader.ts'
import { grammarLevel } from '#questions/grammarLevel.ts'
import { headwordLine, WORD_LINES } from '#tests/support/korean/wordList.ts'

const read = wordReader(WORD_LINES.map(headwordLine), [])

test.each([
  ['먹어요', 'A1'],
  ['집에서', 'A1'],
  ['먹으면', 'A2'],
  ['집밖에', 'A2'],
  ['먹느라고', 'B1'],
  ['집만큼', 'B1'],
  ['먹었더니', 'B2'],
  ['집조차', 'B2'],
])('the grammar of %s is of %s', (word, level) => {
  expect(read(word).map(grammarLevel).toSorted()[0]).toBe(level)
})
