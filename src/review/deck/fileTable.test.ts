import { describe, expect, test } from 'vitest'
import { fileTable, fileText, plainText } from '#review/deck/fileTable.ts'

const NO_HEAD = { isHtml: false, names: null, hidden: new Set<number>() }
const chosen = (rows: string[][], head = NO_HEAD) => {
  const table = fileTable(rows, head)
  return table && [table.korean, table.english, table.rows.length]
}

describe('the first lines of a file of Anki', () => {
  test('say how it is written, and which columns are no texts', () => {
    const text =
      '#separator:tab\r\n#html:true\r\n#columns:guid\tKorean\tEnglish\tTags\r\n#guid column:1\r\n#tags column:4\r\nx\t물\twater\ta'
    expect(fileText(text)).toEqual({
      ...{ body: 'x\t물\twater\ta', delimiter: '\t', isHtml: true, isAnki: true },
      ...{ names: ['guid', 'Korean', 'English', 'Tags'], hidden: new Set([0, 3]) },
    })
  })

  test.each([
    ['Comma', ','],
    ['Semicolon', ';'],
    ['Pipe', '|'],
    ['Space', ' '],
    ['Colon', ':'],
    ['~', '~'],
  ])('name the separator: %s', (name, delimiter) => {
    expect(fileText(`#separator:${name}\n물${delimiter}water`).delimiter).toBe(delimiter)
  })

  test('are missing from other files, whose separator and HTML are found', () => {
    expect(fileText('물;water\n불;fire')).toMatchObject({ delimiter: ';', isHtml: false, isAnki: false, names: null })
    expect(fileText('물\t<b>water</b>')).toMatchObject({ delimiter: '\t', isHtml: true })
    expect(fileText('물')).toMatchObject({ body: '물', delimiter: null })
    expect(fileText('#separator:tab')).toMatchObject({ body: '#separator:tab' })
  })
})

describe('which column is Korean', () => {
  test('is found by the letters, whatever the order', () => {
    expect(
      chosen([
        ['물', 'water'],
        ['불', 'fire'],
      ]),
    ).toEqual([0, 1, 2])
    expect(
      chosen([
        ['water', '물'],
        ['fire', '불'],
      ]),
    ).toEqual([1, 0, 2])
  })

  test('is found by the names of the columns, if several are Korean', () => {
    const rows = [
      ['예문', 'Korean', 'Example', 'Meaning'],
      ['물을 마셔요.', '물', 'I drink water.', 'water'],
    ]
    expect(chosen(rows)).toEqual([1, 3, 1])
  })

  test('is not asked of columns that hold tags or ids', () => {
    const rows = [['단어1', '물', 'tag', 'water']]
    expect(chosen(rows, { ...NO_HEAD, hidden: new Set([0, 2]) })).toEqual([1, 3, 1])
  })

  test('cannot be told of a file without Korean or without meanings', () => {
    expect(chosen([['water', 'fire']])).toBeUndefined()
    expect(chosen([['물', '불']])).toBeUndefined()
    expect(chosen([])).toBeUndefined()
  })

  test('a first row with names is no card, and one with words is', () => {
    expect(
      chosen([
        ['Front', 'Back'],
        ['물', 'water'],
      ])?.[2],
    ).toBe(1)
    expect(
      chosen([
        ['물', 'answer'],
        ['불', 'fire'],
      ])?.[2],
    ).toBe(2)
  })
})

describe('a cell', () => {
  test.each([
    ['<div>물</div><br>', '물'],
    ['a&nbsp;&lt;b&gt; &amp;amp; &#44032;&#xAC01;', 'a <b> &amp; 가각'],
    ['<style>p { color: red }</style>물<script>alert(1)</script>', '물'],
    ['<img src=x onerror="alert(1)">물', '물'],
    ['물[sound:mul.mp3]', '물'],
    ['{{c1::물::drink}}을 마셔요', '물을 마셔요'],
    ['1 < 2', '1 < 2'],
    ['&#0;&#xD800;&#99999999;x', '&#99999999;x'],
    ['<!-- <b>no</b> -->물', '물'],
  ])('in HTML is read as text: %s', (cell, text) => {
    expect(plainText(cell, true)).toBe(text)
  })

  test('that is no HTML stays as it is, on one line and in NFC', () => {
    expect(plainText(' <b>\n물 ', false)).toBe('<b> 물')
    expect(plainText('물'.normalize('NFD'), false)).toBe('물')
    expect(plainText("'-(으)세요", false)).toBe('-(으)세요')
  })
})
