import { expect, test } from 'vitest'
import { sentencesOf } from '#translator/english/token.ts'

function words(text: string): string[] {
  return sentencesOf(text).flatMap(({ tokens }) => tokens.map(({ word }) => word))
}

test('contractions are expanded', () => {
  expect(words("I can't go, and she won't either.")).toEqual([
    'i',
    'can',
    'not',
    'go',
    ',',
    'and',
    'she',
    'will',
    'not',
    'either',
  ])
  expect(words('They’re gonna eat.')).toEqual(
    ['they', "'re", 'going', 'to', 'eat'].map((word) => (word === "'re" ? 'are' : word)),
  )
  expect(words("Tom's dog, the boys' room")).toEqual(['tom', "'s", 'dog', ',', 'the', 'boys', "'s", 'room'])
  expect(words("You shouldn't've come.")).toEqual(['you', 'should', 'not', 'have', 'come'])
})

test('every token keeps its position in the text', () => {
  const text = "Don't  worry,\nTom’s here."
  for (const { tokens } of sentencesOf(text)) {
    for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text)
  }
})

test('sentences end at marks and line breaks, not at titles and times', () => {
  expect(sentencesOf('Hi! Mr. Kim left at 3:30.\nReally?').map(({ closing }) => closing)).toEqual(['!', '.', '?'])
  expect(sentencesOf('$5.50 is 1,000 won').length).toBe(1)
})
