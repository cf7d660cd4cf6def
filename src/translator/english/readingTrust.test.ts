import { expect, test } from 'vitest'
import { builtInParts, translate } from '#tests/support/translator/builtIn.ts'
import { sentencesOf } from '#translator/english/token.ts'
import { translatedSentence } from '#translator/translatedSentence.ts'

function riskOfSentence(english: string): number {
  const [sentence] = sentencesOf(english)
  const risk = sentence && translatedSentence(builtInParts, sentence).risk
  if (risk === undefined) throw new Error(`Not read whole: ${english}`)
  return risk
}

test('every word makes a reading riskier', () => {
  expect(riskOfSentence('The baby finally fell asleep.')).toBeGreaterThan(riskOfSentence('The baby fell asleep.'))
})

test('of two sentences of the same length, the one with more clauses is riskier', () => {
  const one = riskOfSentence('My sister bought some flowers and a cake yesterday.')
  const two = riskOfSentence('My sister slept because she was very tired yesterday.')
  expect(two).toBeGreaterThan(one)
})

test('a set phrase has no risk', () => {
  expect(riskOfSentence('It is a piece of cake.')).toBe(0)
})

test('a risky reading is shown as something to check, with its other readings', () => {
  const { status, gaps, others } = translate(
    'I bought a book for my sister because she told me that she wanted to read something at the station.',
  )
  expect({ status, gaps }).toEqual({ status: 'partial', gaps: [] })
  expect(others).not.toEqual([])
})

test('what one has to do is no riskier than what one must do', () => {
  const must = riskOfSentence('You must wait here.')
  const hasTo = riskOfSentence('You have to wait here.')
  expect(hasTo - must).toBeLessThan(2)
})
