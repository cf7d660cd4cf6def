import { expect, test } from 'vitest'
import { csvLines } from '#translator/web/csvLines.ts'

test('a file from a spreadsheet: its mark, its line ends, quoted cells with commas, quotes and line breaks', () => {
  const file = '\uFEFFid,english\r\n1,"Hello, Tom."\r\n2,"She said ""yes""."\r\n3,"Two\r\nlines."\r\n'
  expect(csvLines(file)).toEqual({
    lines: ['Hello, Tom.', 'She said "yes".', 'Two lines.'],
    choice: { column: 1, name: 'english' },
  })
})

test('semicolons and tabs separate cells as well', () => {
  expect(csvLines('text;note\nHello, Tom.;first\n').lines).toEqual(['Hello, Tom.'])
  expect(csvLines('Hello, Tom.\t안녕\nBye, Ann.\t잘 가\n')).toEqual({
    lines: ['Hello, Tom.', 'Bye, Ann.'],
    choice: { column: 0, name: null },
  })
})

test('a column of its own keeps its commas', () => {
  expect(csvLines('english\nHello, Tom.\nBye.\n').lines).toEqual(['Hello, Tom.', 'Bye.'])
})

test('what is no table is taken line by line, with all its commas and quotes', () => {
  expect(csvLines('Hello, Tom.\nBye.\n')).toEqual({ lines: ['Hello, Tom.', 'Bye.'], choice: null })
  expect(csvLines('"Hello, Tom.\nBye.\n')).toEqual({ lines: ['"Hello, Tom.', 'Bye.'], choice: null })
})

test('an empty file has no lines', () => {
  expect(csvLines('').lines).toEqual([])
})

test('a quote in the middle of a cell is a quote', () => {
  expect(csvLines('id,english\n1,A 5" screen\n').lines).toEqual(['A 5" screen'])
})
