import { type EpochMs, MINUTE_MS, type Milliseconds } from '#kit/time.ts'
import type { Lane } from '#speech/server/boundedQueue.ts'
import type { Renderer } from '#speech/server/renderer.ts'
import { type VoiceSources, voiceClips } from '#speech/server/voiceClips.ts'

export interface Clip {
  /** MP3. */
  file: Buffer
  /** Said by another voice than the first: later it may be had in that one. */
  isStandIn: boolean
}

/** Clips of texts, in the first voice that can give them. */
export interface Clips {
  /** Throws a `Problem` 503 when no voice can give it now. */
  clip(text: string): Promise<Clip>
  /** Starts rendering what is not cached yet. What fails is left to whoever asks for the clip. */
  prepare(texts: readonly string[]): void
}

export interface ClipSources extends VoiceSources {
  /** The preferred voice first. */
  renderers: readonly Renderer[]
  now: () => EpochMs
}

/** So long a text stays with its stand-in: both players of a match hear one voice. */
const STAND_IN_MS: Milliseconds = 10 * MINUTE_MS
const MOST_STAND_INS = 1_000

export function openClips({ renderers, now, ...sources }: ClipSources): Clips {
  const voices = renderers.map((renderer) => voiceClips(renderer, sources))
  const [first, ...others] = voices
  /** Until when, by text. */
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

  async function clip(text: string, lane: Lane): Promise<Clip> {
    const known = hasStandIn(text)
    let failure: unknown
    for (const voice of known ? others : voices) {
      try {
        const file = await voice.clip(text, lane)
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
