import { createHash } from 'node:crypto'
import { Problem } from '#platform/server/http/problem.ts'
import type { Log } from '#platform/server/log.ts'
import { counter, durations } from '#platform/server/meters/meter.ts'
import { boundedQueue, type Urgency } from '#speech/server/boundedQueue.ts'
import type { ClipCache } from '#speech/server/clipCache.ts'
import { type Renderer, RendererPaused } from '#speech/server/renderer.ts'

const MOST_RENDERERS = 4
const clips = counter({
  name: 'hanpan_clips_total',
  help: 'Clips that were rendered, that failed, and that were not tried because the renderer has failed lately',
  labels: { renderer: MOST_RENDERERS, outcome: ['rendered', 'paused', 'failed'] },
})
const clipDurations = durations({
  name: 'hanpan_clip_seconds',
  help: 'Time to render a clip',
  labels: { renderer: MOST_RENDERERS },
})

/** Clips in one renderer's voice, from the cache or rendered now. */
export interface VoiceClips {
  /** Throws a `Problem` 503 if too many clips are waiting or the renderer fails. */
  clip(text: string, urgency: Urgency): Promise<Buffer>
  isCached(text: string): boolean
}

export interface VoiceSources {
  cache: ClipCache
  /** Clips that may wait to be rendered. */
  longestQueue: Record<Urgency, number>
  log: Log
}

export function voiceClips(renderer: Renderer, { cache, longestQueue, log }: VoiceSources): VoiceClips {
  const inTurn = boundedQueue({ atOnce: renderer.atOnce, longest: longestQueue })
  /** Clips being rendered. Another request for one of them waits for the same rendering. */
  const underWay = new Map<string, Promise<Buffer>>()

  async function made(name: string, script: string, urgency: Urgency): Promise<Buffer> {
    const cached = await cache.read(name)
    if (cached) return cached
    const clip = await inTurn(() => rendered(renderer, script, log), urgency)
    await cache.write(name, clip).catch((error: Error) => {
      log.warn({ cause: error.message }, 'a clip could not be cached')
    })
    return clip
  }

  return {
    clip(text, urgency) {
      const script = renderer.script(text)
      const name = clipName(renderer.voice, script)
      const pending = underWay.get(name) ?? made(name, script, urgency).finally(() => underWay.delete(name))
      underWay.set(name, pending)
      return pending
    },
    isCached: (text) => cache.has(clipName(renderer.voice, renderer.script(text))),
  }
}

function clipName(voice: string, script: string): string {
  return `${createHash('sha256')
    .update(JSON.stringify([voice, script]))
    .digest('hex')}.mp3`
}

async function rendered(renderer: Renderer, script: string, log: Log): Promise<Buffer> {
  const begun = performance.now()
  try {
    const clip = await renderer.render(script)
    clips.count({ renderer: renderer.name, outcome: 'rendered' })
    clipDurations.note({ renderer: renderer.name }, performance.now() - begun)
    return clip
  } catch (cause) {
    clips.count({ renderer: renderer.name, outcome: cause instanceof RendererPaused ? 'paused' : 'failed' })
    if (!(cause instanceof RendererPaused)) {
      log.warn({ renderer: renderer.name, cause: (cause as Error).message }, 'a clip could not be rendered')
    }
    throw new Problem(503, 'speech_unavailable', 'This clip cannot be rendered now.', {
      cause,
      headers: { 'retry-after': '5' },
    })
  }
}
