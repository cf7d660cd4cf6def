import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Log } from '#platform/server/log.ts'
import { storedSecret } from '#platform/server/secrets.ts'
import { isSpeakable } from '#speech/respelling.ts'
import { openClipCache } from '#speech/server/clipCache.ts'
import { openClips } from '#speech/server/clips.ts'
import { clipTokens } from '#speech/server/clipTokens.ts'
import { espeakRenderer, isEspeakInstalled } from '#speech/server/espeakRenderer.ts'
import type { Renderer } from '#speech/server/renderer.ts'

const CACHE_BYTES = 200_000_000
const LONGEST_QUEUE = 200

/** Korean texts as sound. */
export interface Speech {
  /** False where no renderer is installed: listening questions are replaced then. */
  readonly available: boolean
  /**
   * Address of the clip: differs per salt (the match), tells nothing of the text, works after a restart and on every node.
   * Throws on a text that is empty or longer than `LONGEST_SPOKEN`.
   */
  audioUrl(text: string, salt: string): string
  /** Starts rendering ahead, as far as the queue has room; never throws. */
  prepare(texts: readonly string[]): void
  /** The MP3 file that an address names. Throws a `Problem`: 404 for a token that is not ours, 503 when it can not be had now. */
  clip(token: string): Promise<Buffer>
  close(): Promise<void>
}

export interface SpeechSettings {
  database: Database
  dataDirectory: string
  log: Log
  /** Who speaks, undefined for nobody. Where it is left out: the renderer on this machine, if it is installed. */
  renderer?: Renderer | undefined
}

export async function openSpeech(settings: SpeechSettings): Promise<Speech> {
  const { database, dataDirectory, log } = settings
  const renderer = 'renderer' in settings ? settings.renderer : installedRenderer(log)
  const tokens = clipTokens(
    await storedSecret(database, 'speech.token_key', () => randomBytes(32).toString('base64url')),
  )
  const cache = await openClipCache(join(dataDirectory, 'audio'), CACHE_BYTES)
  const clips = renderer && openClips({ renderer, cache, longestQueue: LONGEST_QUEUE, log })
  return {
    available: renderer !== undefined,
    audioUrl: (text, salt) => `/audio/${tokens.seal(text, salt)}`,
    prepare: (texts) => clips?.prepare(texts.filter(isSpeakable)),
    async clip(token) {
      const text = tokens.open(token)
      if (text === undefined) throw new Problem(404, 'audio_not_found', 'There is no such clip')
      if (!clips) throw new Problem(503, 'speech_unavailable', 'This server has no voice')
      return clips.clip(text)
    },
    async close() {
      await renderer?.close()
    },
  }
}

function installedRenderer(log: Log): Renderer | undefined {
  return isEspeakInstalled() ? espeakRenderer(log) : undefined
}
