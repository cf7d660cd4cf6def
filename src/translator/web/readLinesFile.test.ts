import { expect, test } from 'vitest'
import { LARGEST_FILE_BYTES } from '#translator/bulk/bulkLimits.ts'
import { readLinesFile } from '#translator/web/readLinesFile.ts'

const linesOf = async (...file: ConstructorParameters<typeof File>) => (await readLinesFile(new File(...file)))?.lines

test('a text file is read line by line, including commas; a table by its English column', async () => {
  expect(await linesOf(['Hello, Tom.\r\nBye.\r\n'], 'notes.txt')).toEqual(['Hello, Tom.', 'Bye.'])
  expect(await linesOf(['id,english\n1,Hello.\n'], 'words.CSV')).toEqual(['Hello.'])
  expect(await linesOf(['id\tenglish\n1\tHello.\n'], 'words', { type: 'text/tab-separated-values' })).toEqual([
    'Hello.',
  ])
})

test('the text encodings of common editors are read', async () => {
  const utf16 = new Uint8Array(Uint16Array.from('\uFEFFCafé', (letter) => letter.charCodeAt(0)).buffer)
  expect(await linesOf([utf16], 'a.txt')).toEqual(['Café'])
  expect(await linesOf([utf16.map((_, place) => utf16[place ^ 1] ?? 0)], 'a.txt')).toEqual(['Café'])
  expect(await linesOf([Uint8Array.of(0x43, 0x61, 0x66, 0xe9)], 'a.txt')).toEqual(['Café'])
  expect(await linesOf(['\uFEFFCafé'], 'a.txt')).toEqual(['Café'])
  expect(await linesOf([], 'a.txt')).toEqual([])
})

test('a file that is too large is not opened', async () => {
  const file = new File([new Uint8Array(LARGEST_FILE_BYTES + 1)], 'film.csv')
  expect(await readLinesFile(file)).toBeNull()
})
