import { expect, test } from 'vitest'
import { translate } from '#tests/support/translator/builtIn.ts'

test.each([
  ['a list whose things are worn with different verbs', 'Tom wore a suit and a hat.'],
  ['nobody is too much of anything', 'Nobody is too busy to help.'],
  ['whether any of them', 'Do you know any of them?'],
  ['none of a thing that somebody is', 'These are none of my books.'],
  ['nobody in a place', 'Nobody in the room drinks coffee.'],
  ['the one that a person is to somebody', "You're the one I love."],
])('%s is not guessed at but shown as a gap', (_what, english) => {
  expect(translate(english).status).toBe('partial')
})
