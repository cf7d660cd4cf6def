import { expect, test } from 'vitest'
import { placed } from '#kit/placed.ts'

test('a repeated word has a different start each time', () => {
  const words = ['빨리', '빨리', '가요'].map((text) => ({ text }))
  expect(placed(words)).toEqual([
    { text: '빨리', start: 0 },
    { text: '빨리', start: 2 },
    { text: '가요', start: 4 },
  ])
})
