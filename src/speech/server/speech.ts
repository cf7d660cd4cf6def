import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Spoken } from '#korean/spoken.ts'
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
import { marked } from '#speech/voiceMarks.ts'

const CACHE_BYTES = 200_000_000
/** espeak-ng renders a clip in a tenth of a second. About sixty matches may begin at once, and a reader waits behind at most fifty others. */
const LONGEST_QUEUE = { ahead: 200, onDemand: 50 }

/** Clips of Korean texts. */
export interface Speech {
  /** False without a renderer. Then listening questions are replaced. */
  readonly available: boolean
  /** The names of the voices for the operator, the preferred voice first. */
  readonly voices: readonly string[]
  /**
   * The URL of the clip. It differs for each salt (the match), does not reveal the words, and works after a restart and on every node.
   * Throws on words that are empty or longer than `LONGEST_SPOKEN`.
   */
  audioUrl(said: Spoken, salt: string): string
  /** The URL for a text next to a listen button, the same for everybody. Null for a text that is not spoken. */
  listenUrl(text: string): string | null
  /** Starts rendering clips ahead of time, up to the limit of the queue. Never throws. */
  prepare(all: readonly Spoken[]): void
  /** The clip of a token. Throws a `Problem`: 404 for an invalid token, 503 if the clip cannot be rendered now. */
  clip(token: string): Promise<Clip>
  close(): Promise<void>
}

export interface SpeechSettings {
  database: Database
  dataDirectory: string
  log: Log
  /** The voices, the preferred one first. May be empty. */
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
  const audioUrl = (said: Spoken, salt: string) => `/audio/${tokens.seal(marked(said), salt)}`
  /** Browsers cache clips, so another voice needs other URLs. */
  const listenSalt = `listen ${renderers[0]?.voice}`
  return {
    available,
    voices: renderers.map(({ name }) => name),
    audioUrl,
    listenUrl: (text) => (available && isSpeakable(text) && isKoreanText(text) ? audioUrl(text, listenSalt) : null),
    prepare: (all) => clips.prepare(all.map(marked).filter(isSpeakable)),
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
