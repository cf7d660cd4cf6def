import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_STRETCH, stretchesOf } from '#translator/llm/stretches.ts'
import { countCharacters } from '#translator/sourceText.ts'

test('a text that a model can answer in time is one stretch', () => {
  expect(stretchesOf('I go. You stay!\nWe eat.')).toEqual(['I go. You stay!\nWe eat.'])
})

test('a longer text is cut between sentences', () => {
  const sentence = 'The train leaves at nine and nobody knows why. '
  const stretches = stretchesOf(sentence.repeat(20))
  expect(stretches.length).toBe(3)
  for (const stretch of stretches) expect(stretch).toMatch(/^The .*why\. $/)
})

test('the stretches of any text are short enough and together make up the text', () => {
  const piece = fc.constantFrom('word ', 'end. ', '\n', '“Yes!” ', '😀', 'x'.repeat(150), 'é')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('')
      const stretches = stretchesOf(text)
      expect(stretches.join('')).toBe(text)
      expect(Math.max(...stretches.map(countCharacters))).toBeLessThanOrEqual(LONGEST_STRETCH)
    }),
  )
})
