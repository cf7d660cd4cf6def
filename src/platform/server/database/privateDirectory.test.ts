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

/** As an earlier version of ours, or a person, left it: open to everybody. */
function open(...names: string[]): void {
  mkdirSync(data)
  for (const name of names) writeFileSync(join(data, name), '')
  chmodSync(data, 0o755)
}

const rights = (path: string) => statSync(path).mode & 0o777

test('a new data directory is its owner’s alone, whatever rights new folders usually have', () => {
  const before = process.umask(0)
  try {
    lockDirectory(data).release()
  } finally {
    process.umask(before)
  }
  expect(rights(data)).toBe(0o700)
})

test.each([[[]], [['database', 'lock']]])('one that was open is closed: with %j in it', (names) => {
  open(...names)
  lockDirectory(data).release()
  expect(rights(data)).toBe(0o700)
})

test('one that holds other people’s things is refused in words and stays as it is', () => {
  open('letters')
  expect(() => lockDirectory(data)).toThrow(/Other users .* can enter the data directory .*DATA_DIR/)
  expect(rights(data)).toBe(0o755)
})

test('one that is closed already may hold whatever it likes', () => {
  open('letters')
  chmodSync(data, 0o700)
  makePrivate(data)
  expect(rights(data)).toBe(0o700)
})
