import { type EpochMs, MINUTE_MS, type Milliseconds } from '#kit/time.ts'
import type { Urgency } from '#speech/server/boundedQueue.ts'
import type { Renderer } from '#speech/server/renderer.ts'
import { type VoiceSources, voiceClips } from '#speech/server/voiceClips.ts'

export interface Clip {
  /** MP3. */
  file: Buffer
  /** Whether the clip is in a voice other than the preferred one, which may be back later. */
  isStandIn: boolean
}

/** Clips of texts, in the first voice that can render them. */
export interface Clips {
  /** Throws a `Problem` 503 if no voice can render the clip now. */
  clip(text: string): Promise<Clip>
  /** Starts rendering the clips that are not cached yet. A failed clip is tried again when it is requested. */
  prepare(texts: readonly string[]): void
}

export interface ClipSources extends VoiceSources {
  /** The preferred voice first. */
  renderers: readonly Renderer[]
  now: () => EpochMs
}

/** How long a text keeps its stand-in voice, so that both players of a match hear the same voice. */
const STAND_IN_MS: Milliseconds = 10 * MINUTE_MS
const MOST_STAND_INS = 1_000

export function openClips({ renderers, now, ...sources }: ClipSources): Clips {
  const voices = renderers.map((renderer) => voiceClips(renderer, sources))
  const [first, ...others] = voices
  /** The end of that time, by text. */
  const standIns = new Map<string, EpochMs>()

  function noteStandIn(text: string): void {
    const [oldest] = standIns.size < MOST_STAND_INS ? [] : standIns.keys()
    if (oldest !== undefined) standIns.delete(oldest)
    standIns.set(text, now() + STAND_IN_MS)
  }

  function hasStandIn(text: string): boolean {
    const until = standIns.get(text)
    if (until === undefined) return false
    if (now() < until) return true
    standIns.delete(text)
    return false
  }

  async function clip(text: string, urgency: Urgency): Promise<Clip> {
    const known = hasStandIn(text)
    let failure: unknown
    for (const voice of known ? others : voices) {
      try {
        const file = await voice.clip(text, urgency)
        const isStandIn = voice !== first
        if (isStandIn && !known) noteStandIn(text)
        return { file, isStandIn }
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }

  return {
    clip: (text) => clip(text, 'onDemand'),
    prepare(texts) {
      for (const text of texts) {
        if (!first?.isCached(text)) clip(text, 'ahead').catch(() => {})
      }
    },
  }
}
