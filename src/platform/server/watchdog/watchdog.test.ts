import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Starts a process that is watched closely, and does then what it is told to; tells how it ended and what it printed. */
async function watched(behavior: string): Promise<{ signal: unknown; code: unknown; printed: string }> {
  const child = spawn(process.execPath, ['tests/support/server/watchedProcess.ts', behavior], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe'],
  } as object)
  let printed = ''
  child.stderr?.on('data', (chunk) => {
    printed += chunk
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, printed }
}

test.each([
  ['whose main thread is caught in a loop', 'loop'],
  ['whose database never answers again', 'silence'],
  ['whose database fails each time', 'failure'],
])('a process %s is ended, with a line that says why', async (_what, behavior) => {
  const { signal, printed } = await watched(behavior)
  expect(signal).toBe('SIGKILL')
  expect(printed).toContain('No sign of life from the embedded database')
})

test('one that answers, if slowly, goes on to its own end', async () => {
  const { code, printed } = await watched('answers')
  expect([code, printed]).toEqual([0, ''])
})
