import { expect, test } from 'vitest'
import { checkLines, sourceLines } from '#translator/bulk/sourceLines.ts'

test('a line ends where Windows, Unix or an old Mac ends it', () => {
  expect(sourceLines('Hello.\r\nGood morning.\nBye.\rSee you.')).toEqual([
    'Hello.',
    'Good morning.',
    'Bye.',
    'See you.',
  ])
})

test('empty lines, spaces around a line and the mark that editors put before a text are no text', () => {
  expect(sourceLines('\uFEFFHello.\n\n \t \n  Bye.  \n')).toEqual(['Hello.', 'Bye.'])
  expect(sourceLines('')).toEqual([])
})

test('a job has one line at least and 500 at most', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}.`)
  expect(checkLines([])).toEqual({ ok: false, refusal: 'bulk/empty' })
  expect(checkLines(lines(500)).ok).toBe(true)
  expect(checkLines(lines(501))).toEqual({ ok: false, refusal: 'bulk/too_many' })
})
