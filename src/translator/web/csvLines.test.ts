import { expect, test } from 'vitest'
import { csvLines } from '#translator/web/csvLines.ts'

test('a spreadsheet’s byte order mark, line ends and quoted cells are read correctly', () => {
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

test('a file with one column keeps its commas', () => {
  expect(csvLines('english\nHello, Tom.\nBye.\n').lines).toEqual(['Hello, Tom.', 'Bye.'])
})

test('a file that is not a table is read line by line, with all its commas and quotes', () => {
  expect(csvLines('Hello, Tom.\nBye.\n')).toEqual({ lines: ['Hello, Tom.', 'Bye.'], choice: null })
  expect(csvLines('"Hello, Tom.\nBye.\n')).toEqual({ lines: ['"Hello, Tom.', 'Bye.'], choice: null })
})

test('an empty file has no lines', () => {
  expect(csvLines('').lines).toEqual([])
})

test('a quote in the middle of a cell is a quote', () => {
  expect(csvLines('id,english\n1,A 5" screen\n').lines).toEqual(['A 5" screen'])
})
