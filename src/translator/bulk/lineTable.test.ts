import { describe, expect, test } from 'vitest'
import { columnTexts, delimiterOf, englishColumn } from '#translator/bulk/lineTable.ts'

describe('the separator of the cells', () => {
  test.each([
    ['id,english\n1,"Hello; bye; see you"', ','],
    ['id;english\n1;Hello, Tom', ';'],
    ['id\tenglish\n1\tHello, Tom', '\t'],
    ['"Hello, Tom, and Ann";안녕', ';'],
    ['english\nHello, Tom', null],
    ['', null],
  ])('of %j is %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter)
  })
})

describe('the column of English texts', () => {
  test('is the one named in the header, in any capitalization, and the header itself is not a text', () => {
    const rows = [
      ['id', ' English ', 'Korean'],
      ['1', 'Hello.', '안녕하세요.'],
    ]
    expect(englishColumn(rows)).toEqual({ column: 1, name: 'English' })
    expect(columnTexts(rows, { column: 1, name: 'English' })).toEqual(['Hello.'])
  })

  test('is “english” rather than “text” if the header has both', () => {
    expect(englishColumn([['text', 'english']])).toMatchObject({ column: 1 })
  })

  test('is the one with the most English if there is no header, including the first row', () => {
    const rows = [
      ['1', 'a', 'Where is the station?', '역이 어디에 있어요?'],
      ['2', 'b', 'Thank you.', '감사합니다.'],
    ]
    const choice = englishColumn(rows)
    expect(choice).toEqual({ column: 2, name: null })
    expect(choice && columnTexts(rows, choice)).toEqual(['Where is the station?', 'Thank you.'])
  })

  test('does not exist if the rows are lines of prose with commas', () => {
    expect(englishColumn([['Hello', ' Tom.'], ['Bye.']])).toBeNull()
  })

  test('may be missing in a row, and may have texts of several lines, which are joined', () => {
    const rows = [['id', 'text'], ['1'], ['2', 'Hello.\r\nHow are you?'], ['3', ' ']]
    expect(columnTexts(rows, { column: 1, name: 'text' })).toEqual(['Hello. How are you?'])
  })
})
