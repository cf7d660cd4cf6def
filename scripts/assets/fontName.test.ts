import { expect, test } from 'vitest'
import { renamedFont } from './fontName.ts'

const FAMILY = 1
const LICENSE = 13
const WINDOWS = 3
const MACINTOSH = 1
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16()

/** A font file that contains only a name table. */
function fontWithNames(names: { platform: number; id: number; text: Buffer }[]): Buffer {
  const head = Buffer.alloc(28)
  head.writeUInt16BE(1, 4)
  head.write('name', 12, 'latin1')
  head.writeUInt32BE(head.length, 20)
  const table = Buffer.alloc(6)
  table.writeUInt16BE(names.length, 2)
  table.writeUInt16BE(table.length + names.length * 12, 4)
  let offset = 0
  const records = names.map(({ platform, id, text }) => {
    const record = Buffer.alloc(12)
    record.writeUInt16BE(platform, 0)
    record.writeUInt16BE(id, 6)
    record.writeUInt16BE(text.length, 8)
    record.writeUInt16BE(offset, 10)
    offset += text.length
    return record
  })
  return Buffer.concat([head, table, ...records, ...names.map(({ text }) => text)])
}

test('a changed font has another name on every platform, and keeps the credits of its makers', () => {
  const font = fontWithNames([
    { platform: WINDOWS, id: FAMILY, text: utf16('Pretendard Variable') },
    { platform: MACINTOSH, id: FAMILY, text: Buffer.from('Pretendard') },
    { platform: WINDOWS, id: LICENSE, text: utf16('Reserved Font Name Pretendard') },
  ])
  const renamed = renamedFont(font, 'Pretendard', 'HanpanSans')
  expect(renamed.includes(utf16('HanpanSans Variable'))).toBe(true)
  expect(renamed.toString('latin1')).toContain('HanpanSans')
  expect(renamed.includes(utf16('Reserved Font Name Pretendard'))).toBe(true)
})

test('a new name of a different length is refused, because it would move everything after it', () => {
  expect(() => renamedFont(fontWithNames([]), 'Pretendard', 'Hanpan')).toThrow('as long as')
})
