import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Milliseconds } from '#kit/time.ts'
import type { EspeakAnswer } from '#speech/server/espeakProgram.ts'
import type { EspeakRequest } from '#speech/server/spokenSound.ts'

const PROGRAM = fileURLToPath(new URL('./espeakProgram.ts', import.meta.url))
const HEAP_MB = 128

/** The process is gone: by itself, by somebody's hand, or because it took too long. */
export class EspeakEnded extends Error {}

/** A running renderer. It says one script at a time; the caller sees to that. */
export interface EspeakProcess {
  readonly pid: number | undefined
  /** Settles when the process has ended. */
  readonly ended: Promise<EspeakEnded>
  /** The clip as an MP3 file. Throws `EspeakEnded` when the process dies or must be killed, other errors for this script alone. */
  say(request: EspeakRequest): Promise<Buffer>
  kill(): void
}

/** Starts the renderer in a process that sees no variable of ours and ends with us. */
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
  // Writing to a process that has just died fails here; that it died is told by `ended`.
  child.stdin.on('error', () => {})
  let answer: PromiseWithResolvers<string> | undefined
  createInterface({ input: child.stdout }).on('line', (line) => answer?.resolve(line))
  let end: EspeakEnded | undefined
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
      const impatience = setTimeout(kill, timeout)
      try {
        child.stdin.write(`${JSON.stringify(request)}\n`)
        return clipIn(JSON.parse(await answer.promise) as EspeakAnswer)
      } finally {
        clearTimeout(impatience)
      }
    },
  }
}

function clipIn(answer: EspeakAnswer): Buffer {
  if ('error' in answer) throw new Error(`espeak refused a script: ${answer.error}`)
  return Buffer.from(answer.clip, 'base64')
}
