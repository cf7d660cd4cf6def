import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { SpeechProviderSettings } from '#platform/environment.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Log } from '#platform/server/log.ts'
import { storedSecret } from '#platform/server/secrets.ts'
import { isKoreanText, isSpeakable } from '#speech/respelling.ts'
import { openClipCache } from '#speech/server/clipCache.ts'
import { type Clip, openClips } from '#speech/server/clips.ts'
import { clipTokens } from '#speech/server/clipTokens.ts'
import { espeakRenderer, isEspeakInstalled } from '#speech/server/espeakRenderer.ts'
import type { Renderer } from '#speech/server/renderer.ts'
import { PROVIDER_PATIENCE, providerRenderer } from '#speech/server/speechProvider.ts'

const CACHE_BYTES = 200_000_000
/** A clip takes espeak-ng a tenth of a second: some sixty matches may begin at once, and who reads is behind fifty others at most. */
const LONGEST_QUEUE = { ahead: 200, onDemand: 50 }

/** Korean texts as sound. */
export interface Speech {
  /** False where no renderer is installed: listening questions are replaced then. */
  readonly available: boolean
  /** Who speaks, the preferred voice first, as the operator knows them. */
  readonly voices: readonly string[]
  /**
   * Address of the clip: differs per salt (the match), tells nothing of the text, works after a restart and on every node.
   * Throws on a text that is empty or longer than `LONGEST_SPOKEN`.
   */
  audioUrl(text: string, salt: string): string
  /** The same for a text that may be read beside the button: one address for everybody. Null for what is not said. */
  listenUrl(text: string): string | null
  /** Starts rendering ahead, as far as the queue has room; never throws. */
  prepare(texts: readonly string[]): void
  /** The clip that an address names. Throws a `Problem`: 404 for a token that is not ours, 503 when it can not be had now. */
  clip(token: string): Promise<Clip>
  close(): Promise<void>
}

export interface SpeechSettings {
  database: Database
  dataDirectory: string
  log: Log
  /** Who speaks, the preferred voice first; nobody where the list is empty. */
  renderers: readonly Renderer[]
}

/** The provider, if one is configured, and the voice on this machine, if it is installed. */
export function configuredRenderers(provider: SpeechProviderSettings | undefined, log: Log): Renderer[] {
  return [
    ...(provider ? [providerRenderer(provider, PROVIDER_PATIENCE)] : []),
    ...(isEspeakInstalled() ? [espeakRenderer(log)] : []),
  ]
}

export async function openSpeech({ database, dataDirectory, log, renderers }: SpeechSettings): Promise<Speech> {
  const tokens = clipTokens(
    await storedSecret(database, 'speech.token_key', () => randomBytes(32).toString('base64url')),
  )
  const cache = await openClipCache(join(dataDirectory, 'audio'), CACHE_BYTES)
  const clips = openClips({ renderers, cache, longestQueue: LONGEST_QUEUE, log, now: Date.now })
  const available = renderers.length > 0
  const audioUrl = (text: string, salt: string) => `/audio/${tokens.seal(text, salt)}`
  /** Browsers keep what they heard: another voice has other addresses. */
  const listenSalt = `listen ${renderers[0]?.voice}`
  return {
    available,
    voices: renderers.map(({ name }) => name),
    audioUrl,
    listenUrl: (text) => (available && isSpeakable(text) && isKoreanText(text) ? audioUrl(text, listenSalt) : null),
    prepare: (texts) => clips.prepare(texts.filter(isSpeakable)),
    async clip(token) {
      const text = tokens.open(token)
      if (text === undefined) throw new Problem(404, 'audio_not_found', 'There is no such clip')
      if (!available) throw new Problem(503, 'speech_unavailable', 'This server has no voice')
      return clips.clip(text)
    },
    async close() {
      await Promise.all(renderers.map((renderer) => renderer.close()))
    },
  }
}
