import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from '#platform/server/database/directoryLock.ts'
import { makeUsable } from '#platform/server/database/usableDirectory.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-usable-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a data directory that is a file, is inside a file, or cannot be created is refused with a message that names it', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  for (const directory of [file, join(file, 'data'), '/proc/data', '/dev/null']) {
    expect(() => makeUsable(directory)).toThrow(`The data directory ${directory} cannot be used: `)
    expect(() => lockDirectory(directory)).toThrow('DATA_DIR names a directory that the server can write to')
  }
})

test('a usable data directory is created, and the trial write is removed', () => {
  const directory = join(folder, 'deep', 'data')
  makeUsable(directory)
  expect(readdirSync(directory)).toEqual([])
})

test('a broken lock file is not mistaken for another process', () => {
  writeFileSync(join(folder, 'lock'), 'no lock of ours')
  expect(() => lockDirectory(folder)).toThrow('cannot be used: file is not a database')
})
