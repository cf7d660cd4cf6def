import { romanization } from '#korean/romanization.ts'
import { spelledOut } from '#korean/spelledOut.ts'
import { fencedRows } from '#learn/fencedRows.ts'
import type { Example } from '#learn/markdown/node.ts'

const NOTE = 'note:'
const SYLLABLE = /[가-힣]/

/** Parses lines of `Korean | English | note: …`, where the note is optional, and adds our romanization, with figures as they are read. */
export function exampleRows(lines: string): Example[] {
  return fencedRows(lines).map(([korean = '', english = '', note]) => ({
    korean,
    english,
    romanization: romanization(spelledOut(korean)),
    ...(note !== undefined && { note: note.replace(NOTE, '').trim() }),
  }))
}

export function exampleFaults(lines: string): string[] {
  return fencedRows(lines)
    .filter(([korean = '', english = '', note, ...rest]) => {
      const isSentence = SYLLABLE.test(korean) && !/\p{Script=Hangul}/u.test(romanization(korean)) && english !== ''
      const isNote = note === undefined || (note.startsWith(NOTE) && note.length > NOTE.length)
      return !isSentence || !isNote || rest.length > 0
    })
    .map((cells) => `Not an example: ${cells.join(' | ')}`)
}
