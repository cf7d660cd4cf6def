import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { Voice } from '#korean/spoken.ts'
import type { Log } from '#platform/server/log.ts'
import { respelling } from '#speech/respelling.ts'
import { EspeakEnded, type EspeakProcess, startEspeak } from '#speech/server/espeakProcess.ts'
import type { Renderer } from '#speech/server/renderer.ts'
import type { EspeakRequest } from '#speech/server/spokenSound.ts'
import { turnsOf, wordsChanged } from '#speech/voiceMarks.ts'

/** Words per minute: slower than the default of 175, so that it is clear for learners. */
const WORDS_PER_MINUTE = 150
const VOICE = 'ko'
/** Variants of the voice for the speakers of a dialogue. */
const TURN_VOICES: Record<Voice, string> = { female: 'ko+f2', male: 'ko+m3' }

export interface EspeakRenderer extends Renderer {
  /** The id of the running process; undefined before the first clip and after a crash. */
  readonly pid: number | undefined
}

export interface EspeakPatience {
  /** A clip takes a tenth of a second, so a process that takes this long hangs. */
  timeout: Milliseconds
  /** How long to wait before a restart after the first, second … failure in a row. The last value applies from then on. */
  restartDelays: readonly Milliseconds[]
}

const PATIENCE: EspeakPatience = {
  timeout: 10 * SECOND_MS,
  restartDelays: [SECOND_MS, 2 * SECOND_MS, 5 * SECOND_MS, 10 * SECOND_MS],
}

/** espeak-ng is an optional package: without it this machine renders nothing. */
export function isEspeakInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('espeak-ng')
    return true
  } catch {
    return false
  }
}

/** Renders through one long-lived process, started at the first clip. A clip whose process ended is retried once in a new process. */
export function espeakRenderer(log: Log, patience: EspeakPatience = PATIENCE): EspeakRenderer {
  const espeak = restartingEspeak(log, patience)
  return {
    name: 'espeak-ng',
    atOnce: 1,
    voice: `espeak-ng ${VOICE} ${Object.values(TURN_VOICES).join(' ')} ${WORDS_PER_MINUTE} mp3`,
    script: (text) => wordsChanged(text, (words) => respelling(words)),
    get pid() {
      return espeak.pid
    },
    async render(script) {
      const turns = turnsOf(script)?.map(([voice, words]) => ({ script: words, voice: TURN_VOICES[voice] }))
      const request = { turns: turns ?? [{ script, voice: VOICE }], wordsPerMinute: WORDS_PER_MINUTE }
      try {
        return await espeak.say(request)
      } catch (error) {
        if (error instanceof EspeakEnded) return espeak.say(request)
        throw error
      }
    },
    close: espeak.close,
  }
}

/** A process that starts when it is needed. After failures it restarts with growing delays. */
function restartingEspeak(log: Log, { timeout, restartDelays }: EspeakPatience) {
  const closing = new AbortController()
  let running: EspeakProcess | undefined
  let failures = 0

  async function started(): Promise<EspeakProcess> {
    const delay = restartDelays[Math.min(failures, restartDelays.length) - 1]
    if (delay !== undefined) await wait(delay, undefined, { signal: closing.signal })
    closing.signal.throwIfAborted()
    const espeak = startEspeak(timeout)
    running = espeak
    void espeak.ended.then(() => {
      if (running === espeak) running = undefined
    })
    return espeak
  }

  function noteFailure(error: unknown): void {
    if (!(error instanceof EspeakEnded) || closing.signal.aborted) return
    failures += 1
    log.warn({ cause: error.message, failures }, 'the speech renderer died')
  }

  return {
    get pid() {
      return running?.pid
    },
    async say(request: EspeakRequest): Promise<Buffer> {
      const espeak = running ?? (await started())
      try {
        const clip = await espeak.say(request)
        failures = 0
        return clip
      } catch (error) {
        noteFailure(error)
        throw error
      }
    },
    async close(): Promise<void> {
      closing.abort(new Error('Speech is closed'))
      running?.kill()
      await running?.ended
    },
  }
}
