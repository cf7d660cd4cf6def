import { expect, test } from 'vitest'
import { partialText } from '#translator/llm/partialText.ts'

const WHOLE = '{"polite":"그는 \\"네\\"라고 했어요.\\n\\uac00요.","formal":"그는 “네”라고 했습니다."}'

test('a text grows from its first letter to its last, and never shows half an escape', () => {
  const seen = Array.from({ length: WHOLE.length }, (_, end) => partialText(WHOLE.slice(0, end), 'polite'))
  expect(seen[9]).toBeUndefined()
  for (const text of seen.slice(11)) expect('그는 "네"라고 했어요. 가요.').toContain(text)
  expect(seen.at(-1)).toBe('그는 "네"라고 했어요. 가요.')
})

test('another tone is not mistaken for the requested one', () => {
  expect(partialText('{"polite":"가요.","steps":[{"tones":["formal"', 'formal')).toBeUndefined()
  expect(partialText('{"polite":"\\"formal\\": \\"아니요", "formal": "갑니', 'formal')).toBe('갑니')
})

test('half of a surrogate pair is not shown before its other half', () => {
  expect(partialText('{"polite":"네 \\ud83d', 'polite')).toBeUndefined()
  expect(partialText('{"polite":"네 \\ud83d\\ude00', 'polite')).toBe('네 😀')
})
