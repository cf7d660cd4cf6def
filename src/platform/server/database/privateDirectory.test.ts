import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from '#platform/server/database/directoryLock.ts'
import { makePrivate } from '#platform/server/database/privateDirectory.ts'

let folder = ''
let data = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-private-'))
  data = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Creates a directory that every user can enter, as an earlier version or a person may have left it. */
function open(...names: string[]): void {
  mkdirSync(data)
  for (const name of names) writeFileSync(join(data, name), '')
  chmodSync(data, 0o755)
}

const rights = (path: string) => statSync(path).mode & 0o777

test('only the owner can enter a new data directory, whatever the umask', () => {
  const before = process.umask(0)
  try {
    lockDirectory(data).release()
  } finally {
    process.umask(before)
  }
  expect(rights(data)).toBe(0o700)
})

test.each([[[]], [['database', 'lock']]])(
  'a data directory that was open to others is made private, with %j in it',
  (names) => {
    open(...names)
    lockDirectory(data).release()
    expect(rights(data)).toBe(0o700)
  },
)

test('an open directory with unknown files is refused with a clear message, and is not changed', () => {
  open('letters')
  expect(() => lockDirectory(data)).toThrow(/Other users .* can enter the data directory .*DATA_DIR/)
  expect(rights(data)).toBe(0o755)
})

test('a directory that is already private may contain anything', () => {
  open('letters')
  chmodSync(data, 0o700)
  makePrivate(data)
  expect(rights(data)).toBe(0o700)
})
