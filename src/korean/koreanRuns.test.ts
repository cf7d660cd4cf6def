import fc from 'fast-check'
import { expect, test } from 'vitest'
import { koreanRuns } from '#korean/koreanRuns.ts'

test('Korean words in an English sentence are separate runs, and adjacent ones form one run', () => {
  expect(koreanRuns('“meet” takes 를 만나다, not 에.')).toEqual([
    { text: '“meet” takes ', korean: false },
    { text: '를 만나다', korean: true },
    { text: ', not ', korean: false },
    { text: '에', korean: true },
    { text: '.', korean: false },
  ])
})

test('nothing of the text is lost', () => {
  const prose = fc.string({ unit: fc.constantFrom('가', '힣', 'ㄱ', 'a', ' ', '-', '.', '〔') })
  const keepsAll = fc.property(prose, (text) => {
    const runs = koreanRuns(text).map((run) => run.text)
    expect(runs.join('')).toBe(text)
  })
  fc.assert(keepsAll)
})
