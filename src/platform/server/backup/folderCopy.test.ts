import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#kit/time.ts'
import { FolderCopy, folderBytes } from '#platform/server/backup/folderCopy.ts'

const LONG_AGO = new Date('2026-01-01T00:00:00Z')
let folder: string
const from = (...names: string[]) => join(folder, 'from', ...names)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-copy-'))
  mkdirSync(from('base'), { recursive: true })
  for (const name of ['same', 'grows', 'changes', 'goes']) {
    writeFileSync(from('base', name), name)
    utimesSync(from('base', name), LONG_AGO, LONG_AGO)
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function contents(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true }) as string[]
  const read = (name: string) =>
    statSync(join(root, name)).isFile() ? readFileSync(join(root, name), 'utf8') : 'folder'
  return Object.fromEntries(names.sort().map((name) => [name, read(name)]))
}

const ALL = () => true

test('files that grow, change, appear or go away during the copy are caught up with', async () => {
  const copy = new FolderCopy(from(), join(folder, 'to'))
  await copy.copyMost(ALL)
  writeFileSync(from('base', 'grows'), 'grows more')
  writeFileSync(from('base', 'changes'), 'CHANGES')
  rmSync(from('base', 'goes'))
  mkdirSync(from('new', 'empty'), { recursive: true })
  writeFileSync(from('new', 'file'), 'new')
  copy.catchUp(ALL)
  expect(contents(join(folder, 'to'))).toEqual(contents(from()))
})

test('a change right after the copy is found even if the system notes the same time for it', async () => {
  // Later than any copy can begin on a slow machine.
  const noted = new Date(Date.now() + MINUTE_MS)
  writeFileSync(from('base', 'changes'), 'changes')
  utimesSync(from('base', 'changes'), noted, noted)
  const copy = new FolderCopy(from(), join(folder, 'to'))
  await copy.copyMost(ALL)
  writeFileSync(from('base', 'changes'), 'CHANGES')
  utimesSync(from('base', 'changes'), noted, noted)
  copy.catchUp(ALL)
  expect(contents(join(folder, 'to'))).toEqual(contents(from()))
})

test('what is not wanted is not copied', async () => {
  const copy = new FolderCopy(from(), join(folder, 'to'))
  await copy.copyMost((name) => name !== join('base', 'same'))
  copy.catchUp((name) => name !== join('base', 'goes'))
  expect(Object.keys(contents(join(folder, 'to')))).toEqual(['base', 'base/changes', 'base/grows', 'base/same'])
})

test('the size of a folder is that of all files in it', async () => {
  expect(await folderBytes(from())).toBe('same'.length + 'grows'.length + 'changes'.length + 'goes'.length)
})
