import { expect, test } from 'vitest'
import { checkLines, sourceLines } from '#translator/bulk/sourceLines.ts'

test('line endings of Windows, Unix and old Macs are recognized', () => {
  expect(sourceLines('Hello.\r\nGood morning.\nBye.\rSee you.')).toEqual([
    'Hello.',
    'Good morning.',
    'Bye.',
    'See you.',
  ])
})

test('empty lines, spaces around a line and a byte order mark are ignored', () => {
  expect(sourceLines('\uFEFFHello.\n\n \t \n  Bye.  \n')).toEqual(['Hello.', 'Bye.'])
  expect(sourceLines('')).toEqual([])
})

test('a job has at least one line and at most 500', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}.`)
  expect(checkLines([])).toEqual({ ok: false, refusal: 'bulk/empty' })
  expect(checkLines(lines(500)).ok).toBe(true)
  expect(checkLines(lines(501))).toEqual({ ok: false, refusal: 'bulk/too_many' })
})
