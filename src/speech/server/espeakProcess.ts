import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { EspeakOutput } from '#speech/server/espeakProgram.ts'
import type { EspeakRequest } from '#speech/server/spokenSound.ts'

const PROGRAM = fileURLToPath(new URL('./espeakProgram.ts', import.meta.url))
const HEAP_MB = 128
/** Loading the program takes seconds on a busy machine. To kill it then would only load it again. */
const STARTING_MS: Milliseconds = 30 * SECOND_MS

/** The process has ended: it crashed, was killed, or took too long. */
export class EspeakEnded extends Error {}

/** A running renderer. It renders one script at a time; the caller ensures that. */
export interface EspeakProcess {
  readonly pid: number | undefined
  /** Resolves when the process has ended. */
  readonly ended: Promise<EspeakEnded>
  /** The clip as an MP3 file. Throws `EspeakEnded` if the process ends or must be killed, and other errors for this script only. */
  say(request: EspeakRequest): Promise<Buffer>
  kill(): void
}

/** Starts the renderer in a process that gets no environment variables and ends with the server. */
export function startEspeak(timeout: Milliseconds): EspeakProcess {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, '--disable-warning=ExperimentalWarning', PROGRAM],
    { stdio: ['pipe', 'pipe', 'inherit'], env: {} },
  )
  const ended = new Promise<EspeakEnded>((resolve) => {
    child.once('error', (cause) => resolve(new EspeakEnded('espeak could not be started', { cause })))
    child.once('exit', (code, signal) => resolve(new EspeakEnded(`espeak ended with ${signal ?? code}`)))
  })
  // Writing to a process that has just ended fails here; `ended` reports its end.
  child.stdin.on('error', () => {})
  let answer: PromiseWithResolvers<string> | undefined
  createInterface({ input: child.stdout }).on('line', (line) => answer?.resolve(line))
  let end: EspeakEnded | undefined
  let hasStarted = false
  void ended.then((reason) => {
    end = reason
    answer?.reject(reason)
  })
  const kill = () => void child.kill('SIGKILL')

  return {
    pid: child.pid,
    ended,
    kill,
    async say(request) {
      if (end) throw end
      answer = Promise.withResolvers<string>()
      const timer = setTimeout(kill, hasStarted ? timeout : timeout + STARTING_MS)
      try {
        child.stdin.write(`${JSON.stringify(request)}\n`)
        const line = await answer.promise
        hasStarted = true
        return clipIn(JSON.parse(line) as EspeakOutput)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

function clipIn(answer: EspeakOutput): Buffer {
  if ('error' in answer) throw new Error(`espeak refused a script: ${answer.error}`)
  return Buffer.from(answer.clip, 'base64')
}
