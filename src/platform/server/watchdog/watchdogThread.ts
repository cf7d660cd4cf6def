// `watchdog.ts` runs this file as a separate thread.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { Watch } from '#platform/server/watchdog/watchdog.ts'

const STANDARD_ERROR = 2

const { signs, pollMs, patience, words }: Watch = workerData
let seen = Atomics.load(signs, 0)
let silentPolls = 0

setInterval(() => {
  const now = Atomics.load(signs, 0)
  silentPolls = now === seen ? silentPolls + 1 : 0
  seen = now
  if (silentPolls >= patience) end()
}, pollMs)

/** Uses SIGKILL: no other signal ends a process whose main thread is stuck. */
function end(): void {
  try {
    writeSync(STANDARD_ERROR, `${JSON.stringify({ level: 'fatal', time: new Date().toISOString(), msg: words })}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}
