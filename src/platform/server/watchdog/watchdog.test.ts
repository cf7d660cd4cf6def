import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Starts a watched process with the given behavior. Returns how it ended and what it printed. */
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
  ['whose main thread is stuck in a loop', 'loop'],
  ['whose database stops responding', 'silence'],
  ['whose database fails each time', 'failure'],
])('a process %s is ended with a message that says why', async (_what, behavior) => {
  const { signal, printed } = await watched(behavior)
  expect(signal).toBe('SIGKILL')
  expect(printed).toContain('No sign of life from the embedded database')
})

test('a process whose database responds slowly is not ended', async () => {
  const { code, printed } = await watched('answers')
  expect([code, printed]).toEqual([0, ''])
})
