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

test('a data directory that is a file, or lies in one, or cannot be made, is refused in words that name it', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  for (const directory of [file, join(file, 'data'), '/proc/data', '/dev/null']) {
    expect(() => makeUsable(directory)).toThrow(`The data directory ${directory} cannot be used: `)
    expect(() => lockDirectory(directory)).toThrow('DATA_DIR names a directory that the server can write to')
  }
})

test('a usable one is made, and the trial leaves nothing behind', () => {
  const directory = join(folder, 'deep', 'data')
  makeUsable(directory)
  expect(readdirSync(directory)).toEqual([])
})

test('a lock that cannot be written is not taken for another process', () => {
  writeFileSync(join(folder, 'lock'), 'no lock of ours')
  expect(() => lockDirectory(folder)).toThrow('cannot be used: file is not a database')
})
