import { afterFailure, afterSuccess, CLOSED, isOpen } from '#kit/circuitBreaker.ts'
import { retryAfter } from '#kit/retryAfter.ts'
import { type EpochMs, type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { SpeechProviderSettings } from '#platform/environment.ts'
import { calledAbroad } from '#platform/server/traces/span.ts'
import { isWholeMp3, joinedMp3 } from '#speech/mp3.ts'
import { limitedBody } from '#speech/server/limitedBody.ts'
import { type Renderer, RendererPaused } from '#speech/server/renderer.ts'
import { turnsOf, wordsChanged } from '#speech/voiceMarks.ts'

/** Normal speed. Learners can slow the playback down. */
const SPEED = 1
/** Between two speakers, in addition to the silence that most voices leave. */
const PAUSE_SECONDS = 0.3
const AT_ONCE = 4
/** Half a minute of speech at a high rate is 1 MB. */
const MOST_BYTES = 4_000_000
/** Status codes that reject this text but say nothing about the next one. */
const TEXT_REFUSED = [400, 413, 422]

/** Why a provider returned no clip. Contains nothing from the request or from the provider, which may quote the key. */
export class ProviderFailure extends Error {
  /** The provider itself has a problem, not only this text. */
  readonly isOutage: boolean
  readonly retryAfter: Milliseconds

  constructor(what: string, { isOutage = true, retryAfter = 0 } = {}) {
    super(`The speech provider ${what}`)
    this.isOutage = isOutage
    this.retryAfter = retryAfter
  }
}

export interface ProviderPatience {
  /** For one clip, from the request to the last byte. */
  timeout: Milliseconds
  now: () => EpochMs
}

export const PROVIDER_PATIENCE: ProviderPatience = { timeout: 15 * SECOND_MS, now: Date.now }

/** A voice behind an OpenAI-compatible `audio/speech`, with a circuit breaker. */
export function providerRenderer(settings: SpeechProviderSettings, patience: ProviderPatience): Renderer {
  const { model, voice, turnVoices, baseUrl } = settings
  let breaker = CLOSED
  return {
    name: `${model} (${voice}) at ${new URL(baseUrl).host}`,
    voice: JSON.stringify(['provider', baseUrl, model, voice, turnVoices, SPEED, 'mp3']),
    atOnce: AT_ONCE,
    // The text is not respelled: the provider applies assimilation itself and reads numbers in context.
    script: (text) => wordsChanged(text, (words) => words.normalize('NFC').trim()),
    async render(script) {
      if (isOpen(breaker, patience.now())) throw new RendererPaused('The speech provider is paused after failures')
      try {
        const clip = await spoken(settings, script, patience)
        breaker = afterSuccess(breaker)
        return clip
      } catch (error) {
        const { isOutage, retryAfter } = error as ProviderFailure
        if (isOutage) breaker = afterFailure(breaker, patience.now(), retryAfter)
        throw error
      }
    },
    close: async () => {},
  }
}

/** A text in one voice, or the turns of a dialogue one after the other. @throws ProviderFailure on any failure */
async function spoken(settings: SpeechProviderSettings, script: string, patience: ProviderPatience): Promise<Buffer> {
  const turns = turnsOf(script)
  if (turns === undefined) return spokenIn(settings.voice, settings, script, patience)
  const clips: Buffer[] = []
  for (const [voice, words] of turns) {
    clips.push(await spokenIn(settings.turnVoices[voice], settings, words, patience))
  }
  return Buffer.from(joinedMp3(clips, PAUSE_SECONDS))
}

async function spokenIn(
  voice: string,
  settings: SpeechProviderSettings,
  input: string,
  { timeout, now }: ProviderPatience,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeout)
  try {
    const answer = await calledAbroad('speech service', () => ask({ ...settings, voice }, input, signal))
    if (!answer.ok) throw await refusalOf(answer, now())
    const clip = await limitedBody(answer, MOST_BYTES)
    if (clip === 'too_large') throw new ProviderFailure(`sent more than ${MOST_BYTES} bytes`)
    if (!isWholeMp3(clip)) throw new ProviderFailure('sent something that is not a complete MP3 file')
    return clip
  } catch (error) {
    if (error instanceof ProviderFailure) throw error
    throw new ProviderFailure(signal.aborted ? `took longer than ${timeout} ms` : 'could not be reached or broke off')
  }
}

/** Follows no redirect, which could send the text and the key elsewhere. */
function ask(
  { baseUrl, apiKey, model, voice }: Omit<SpeechProviderSettings, 'turnVoices'>,
  input: string,
  signal: AbortSignal,
) {
  return fetch(`${baseUrl}/audio/speech`, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model, voice, input, response_format: 'mp3', speed: SPEED }),
  })
}

async function refusalOf(answer: Response, now: EpochMs): Promise<ProviderFailure> {
  await answer.body?.cancel()
  const { status, headers } = answer
  return new ProviderFailure(`answered ${status}`, {
    isOutage: !TEXT_REFUSED.includes(status),
    retryAfter: retryAfter(headers.get('retry-after'), now),
  })
}
