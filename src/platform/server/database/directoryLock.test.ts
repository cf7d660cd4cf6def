import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from '#platform/server/database/directoryLock.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hanpan-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** Starts another process that locks the directory until it is killed. */
async function holder() {
  const child = fork('tests/support/database/holdDirectory.ts', [directory], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  await once(child, 'message')
  return child
}

test('a second process on the same data directory is refused', async () => {
  const child = await holder()
  expect(() => lockDirectory(directory)).toThrow('is in use by another process')
  child.kill('SIGKILL')
  await once(child, 'exit')
})

test('a lock ends with its process, even by kill -9', async () => {
  const child = await holder()
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDirectory(directory).release()
})

test('a lock that was released can be taken again', () => {
  lockDirectory(directory).release()
  lockDirectory(directory).release()
})
