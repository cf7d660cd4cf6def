import { expect, test } from 'vitest'
import { contrastPair } from '#review/contrastPair.ts'
import type { ReviewEntry } from '#review/reviewEntry.ts'
import { plainKey } from '#review/typedKey.ts'

const content = { type: 'item', korean: '가르치다', english: 'to teach', key: plainKey('가르치다') } as const

function answers(...given: string[]): ReviewEntry[] {
  return given.map((each, at) => ({
    id: String(at),
    at,
    kind: 'answer',
    given: each,
    outcome: each === '가르치다' ? 'right' : 'wrong',
    mistake: null,
    grade: each === '가르치다' ? 3 : 1,
    fit: null,
  }))
}

test('names the wrong answer that was given most often', () => {
  expect(contrastPair(content, answers('가리키다', '배우다', '가르치다', '', '가리키다.', ''))).toEqual({
    right: '가르치다',
    confusedWith: '가리키다.',
    times: 2,
  })
})

test('of answers given equally often, the newest', () => {
  expect(contrastPair(content, answers('배우다', '가리키다'))?.confusedWith).toBe('가리키다')
})

test('there is none if nothing wrong was typed', () => {
  expect(contrastPair(content, answers('가르치다', ''))).toBeUndefined()
})
