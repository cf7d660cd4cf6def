import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pack, unpack } from '#platform/server/backup/tarball.ts'

const LARGE = 300_000
let folder: string
const at = (...names: string[]) => join(folder, ...names)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-tarball-'))
  mkdirSync(at('from', 'database', 'base', '5'), { recursive: true })
  mkdirSync(at('from', 'database', 'empty'))
  writeFileSync(at('from', 'note.json'), '{}')
  writeFileSync(at('from', 'database', 'nothing'), '')
  writeFileSync(at('from', 'database', 'block'), randomBytes(512))
  writeFileSync(at('from', 'database', 'base', '5', '16384_fsm'), randomBytes(LARGE))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Every path below a folder, with the content of files. */
function contents(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true }) as string[]
  const read = (name: string) =>
    statSync(join(root, name)).isFile() ? readFileSync(join(root, name), 'hex') : 'folder'
  return Object.fromEntries(names.sort().map((name) => [name, read(name)]))
}

test('what was packed comes back byte for byte, with empty files and folders', async () => {
  await pack(at('from'), ['note.json', 'database'], at('all.tar.gz'))
  await unpack(at('all.tar.gz'), at('to'))
  expect(contents(at('to'))).toEqual(contents(at('from')))
})

test('only the owner can read the packed file', async () => {
  await pack(at('from'), ['database'], at('all.tar.gz'))
  expect(statSync(at('all.tar.gz')).mode & 0o777).toBe(0o600)
})

test('the ordinary tar program can unpack it', async () => {
  await pack(at('from'), ['note.json', 'database'], at('all.tar.gz'))
  mkdirSync(at('by-tar'))
  execFileSync('tar', ['-xzf', at('all.tar.gz'), '-C', at('by-tar')])
  expect(contents(at('by-tar'))).toEqual(contents(at('from')))
})

test.each([1, 100, LARGE / 2])('a file that lacks its last bytes is refused: %i', async (missing) => {
  await pack(at('from'), ['database'], at('all.tar.gz'))
  writeFileSync(at('cut.tar.gz'), readFileSync(at('all.tar.gz')).subarray(0, -missing))
  await expect(unpack(at('cut.tar.gz'), at('to'))).rejects.toThrow()
})

test('a file with one changed bit is refused', async () => {
  await pack(at('from'), ['database'], at('all.tar.gz'))
  const bytes = readFileSync(at('all.tar.gz'))
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(at('changed.tar.gz'), bytes)
  await expect(unpack(at('changed.tar.gz'), at('to'))).rejects.toThrow()
})

test('a file that is no backup is refused', async () => {
  writeFileSync(at('text.tar.gz'), 'hello')
  writeFileSync(at('zipped.tar.gz'), gzipSync(Buffer.alloc(2048, 'x')))
  await expect(unpack(at('text.tar.gz'), at('to'))).rejects.toThrow()
  await expect(unpack(at('zipped.tar.gz'), at('to'))).rejects.toThrow('not a backup')
})

test.each(['../outside', '/tmp/outside', 'database/../../outside'])(
  'a file that would be written outside of the folder is refused: %s',
  async (name) => {
    mkdirSync(at('evil', 'database'), { recursive: true })
    writeFileSync(at('outside'), 'x')
    execFileSync('tar', [
      '-czPf',
      at('evil.tar.gz'),
      '--format=ustar',
      '--transform',
      `s,^outside$,${name},`,
      '-C',
      folder,
      'outside',
    ])
    await expect(unpack(at('evil.tar.gz'), at('to'))).rejects.toThrow('not a backup')
  },
)
