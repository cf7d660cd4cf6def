import { expect, test } from 'vitest'
import { translate } from '#tests/support/translator/builtIn.ts'

test.for([
  'It is tea or coffee.',
  'Tom wore jeans and a hat.',
  'I got fired for being late.',
  'My stomach is killing me.',
  'Nobody in the room drinks coffee.',
])('what could only be guessed is shown in part: %s', (english) => {
  expect(translate(english).status).toBe('partial')
})
