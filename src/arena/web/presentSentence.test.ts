import { expect, test } from 'vitest'
import { presentSentence } from '#arena/web/copy.ts'

test.each([
  [1, 0, '1 player is searching for an opponent now.'],
  [0, 2, '2 players are playing now.'],
  [1, 4, '1 player is searching and 4 playing now.'],
  [3, 2, '3 players are searching and 2 playing now.'],
  [0, 0, ''],
])('with %i searching and %i playing, the Arena says: %s', (searching, playing, sentence) => {
  expect(presentSentence({ searching, playing })).toBe(sentence)
})
