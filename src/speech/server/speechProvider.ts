import { afterFailure, afterSuccess, CLOSED, isOpen } from '#kit/circuitBreaker.ts'
import { retryAfter } from '#kit/retryAfter.ts'
import { type EpochMs, type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { SpeechProviderSettings } from '#platform/environment.ts'
import { isWholeMp3 } from '#speech/mp3.ts'
import { limitedBody } from '#speech/server/limitedBody.ts'
import { type Renderer, RendererResting } from '#speech/server/renderer.ts'

/** As it is talked; who learns slows the clip down. */
const SPEED = 1
const AT_ONCE = 4
/** Half a minute of speech at a high rate is 1 MB. */
const MOST_BYTES = 4_000_000
/** They refuse this text, and say nothing of the next. */
const TEXT_REFUSED = [400, 413, 422]

/** Why a provider gave no clip. Says nothing that came from the provider, which may quote the key, nor from the request. */
export class ProviderFailure extends Error {
  /** The provider itself is in trouble, not just this text. */
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

/** A voice behind the OpenAI-compatible `audio/speech`. After failures it rests (`circuitBreaker.ts`). */
export function providerRenderer(settings: SpeechProviderSettings, patience: ProviderPatience): Renderer {
  const { model, voice, baseUrl } = settings
  let breaker = CLOSED
  return {
    name: `${model} (${voice}) at ${new URL(baseUrl).host}`,
    voice: JSON.stringify(['provider', baseUrl, model, voice, SPEED, 'mp3']),
    atOnce: AT_ONCE,
    // Whole: it knows the assimilations itself, and reads numbers in their context.
    script: (text) => text.normalize('NFC').trim(),
    async render(script) {
      if (isOpen(breaker, patience.now())) throw new RendererResting('The speech provider rests')
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

/** @throws ProviderFailure whatever goes wrong */
async function spoken(
  settings: SpeechProviderSettings,
  input: string,
  { timeout, now }: ProviderPatience,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeout)
  try {
    const answer = await ask(settings, input, signal)
    if (!answer.ok) throw await refusalOf(answer, now())
    const clip = await limitedBody(answer, MOST_BYTES)
    if (clip === 'too_large') throw new ProviderFailure(`sent more than ${MOST_BYTES} bytes`)
    if (!isWholeMp3(clip)) throw new ProviderFailure('sent something that is no whole MP3 file')
    return clip
  } catch (error) {
    if (error instanceof ProviderFailure) throw error
    throw new ProviderFailure(signal.aborted ? `took longer than ${timeout} ms` : 'could not be reached or broke off')
  }
}

/** No redirect is followed: it would carry the text, and on one host the key, to where nobody sent them. */
function ask({ baseUrl, apiKey, model, voice }: SpeechProviderSettings, input: string, signal: AbortSignal) {
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
