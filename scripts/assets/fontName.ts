/** Name records about the original: copyright, trademark, makers, license. They stay unchanged. */
const CREDITS = new Set([0, 7, 8, 9, 10, 11, 12, 13, 14])
const RECORD_BYTES = 12
const HEADER_BYTES = 6
const TABLE_ENTRY_BYTES = 16
const WINDOWS_PLATFORM = 3

/**
 * A copy of a TrueType font under another name, because the license reserves the old name for the unchanged font. Both names
 * have the same length, so that nothing else in the file moves.
 * Source: https://learn.microsoft.com/typography/opentype/spec/name
 */
export function renamedFont(font: Buffer, oldName: string, newName: string): Buffer {
  if (oldName.length !== newName.length) throw new Error(`${newName} must be as long as ${oldName}`)
  const renamed = Buffer.from(font)
  const table = nameTableOffset(renamed)
  const strings = table + renamed.readUInt16BE(table + 4)
  for (let index = 0; index < renamed.readUInt16BE(table + 2); index++) {
    const record = table + HEADER_BYTES + index * RECORD_BYTES
    if (CREDITS.has(renamed.readUInt16BE(record + 6))) continue
    const start = strings + renamed.readUInt16BE(record + 10)
    const text = renamed.subarray(start, start + renamed.readUInt16BE(record + 8))
    const wide = renamed.readUInt16BE(record) === WINDOWS_PLATFORM
    const found = text.indexOf(encoded(oldName, wide))
    if (found >= 0) encoded(newName, wide).copy(text, found)
  }
  return renamed
}

function nameTableOffset(font: Buffer): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + index * TABLE_ENTRY_BYTES
    if (font.toString('latin1', entry, entry + 4) === 'name') return font.readUInt32BE(entry + 8)
  }
  throw new Error('The font has no name table')
}

/** Windows records are UTF-16 in big-endian order. */
function encoded(name: string, wide: boolean): Buffer {
  return wide ? Buffer.from(name, 'utf16le').swap16() : Buffer.from(name, 'latin1')
}
