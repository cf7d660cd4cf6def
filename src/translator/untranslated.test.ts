import { expect, test } from 'vitest'
import { cutSource, koreanOnly, untranslatedTexts, withShortGaps } from '#translator/untranslated.ts'

const SOURCE = 'I like tea, but the zib blorfed.'
const GAP = { text: 'but the zib blorfed', start: 12, end: 31 }
const word = (text: string, start: number) => ({ kind: 'word' as const, text, start, end: start + text.length })

test('what stayed English is named once, in its order: whole gaps, and unknown words outside them', () => {
  expect(untranslatedTexts({ gaps: [GAP], unknown: [word('wug', 2), word('zib', 20), word('wug', 40)] })).toEqual([
    'wug',
    GAP.text,
  ])
})

test('only the Korean is read aloud', () => {
  expect(koreanOnly('저는 차를 좋아해요. 〔but the zib blorfed〕.', [GAP])).toBe('저는 차를 좋아해요.')
  expect(koreanOnly('〔but the zib blorfed〕.', [GAP])).toBe('')
  expect(koreanOnly('저는 〔wug〕를 봤어요.', [])).toBe('저는 〔wug〕를 봤어요.')
  expect(koreanOnly('〔what (is) $5?〕!', [{ text: 'what (is) $5?', start: 0, end: 13 }])).toBe('')
})

test('the English shows where it was cut, if it was', () => {
  expect(cutSource(SOURCE, [GAP])).toBe('I like tea | but the zib blorfed')
  expect(cutSource('The zib blorfed, my treat!', [{ text: 'The zib blorfed', start: 0, end: 15 }])).toBe(
    'The zib blorfed | my treat',
  )
  expect(cutSource('the zib blorfed.', [{ text: 'the zib blorfed', start: 0, end: 15 }])).toBeUndefined()
  expect(cutSource(`${SOURCE} ${'It rains. '.repeat(20)}`, [GAP])).toBeUndefined()
})

test('a transcription leaves the English of a gap out', () => {
  expect(withShortGaps('jeoneun joahaeyo. 〔but the zib blorfed〕.')).toBe('jeoneun joahaeyo. 〔…〕.')
  expect(withShortGaps('〔the zib blorfed〕.')).toBe('')
})
