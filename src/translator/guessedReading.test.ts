import { expect, test } from 'vitest'
import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import { loadLexicon, winkTagger } from '#translator/server/builtInParts.ts'

const translate = createBuiltInEngine({ lexicon: await loadLexicon(), tag: winkTagger() })

test.for([
  'It is tea or coffee.',
  'Tom wore jeans and a hat.',
  'I got fired for being late.',
  'The bride was twenty minutes late.',
  'My stomach is killing me.',
  'Nobody in my family drinks coffee.',
])('what could only be guessed is shown in part: %s', (english) => {
  expect(translate(english).status).toBe('partial')
})
