import { createHash } from 'node:crypto'
import { Problem } from '#platform/server/http/problem.ts'
import type { Log } from '#platform/server/log.ts'
import { boundedQueue } from '#speech/server/boundedQueue.ts'
import type { ClipCache } from '#speech/server/clipCache.ts'
import type { Renderer } from '#speech/server/renderer.ts'

/** Clips of texts, from the cache or rendered now. */
export interface Clips {
  /** Throws a `Problem` 503 when too many are waiting or the renderer fails. */
  clip(text: string): Promise<Buffer>
  /** Starts rendering what is not kept yet. What fails is left to whoever asks for the clip. */
  prepare(texts: readonly string[]): void
}

export interface ClipSources {
  renderer: Renderer
  cache: ClipCache
  /** Clips that may wait to be rendered. */
  longestQueue: number
  log: Log
}

export function openClips({ renderer, cache, longestQueue, log }: ClipSources): Clips {
  const inTurn = boundedQueue(longestQueue)
  /** Whoever asks for a clip that is on its way waits for the same one. */
  const underWay = new Map<string, Promise<Buffer>>()

  async function made(name: string, script: string): Promise<Buffer> {
    const kept = await cache.read(name)
    if (kept) return kept
    const clip = await inTurn(() => rendered(renderer, script))
    await cache.write(name, clip).catch((error: Error) => {
      log.warn({ cause: error.message }, 'a clip could not be kept')
    })
    return clip
  }

  function clip(text: string): Promise<Buffer> {
    const script = renderer.script(text)
    const name = clipName(renderer.voice, script)
    const pending = underWay.get(name) ?? made(name, script).finally(() => underWay.delete(name))
    underWay.set(name, pending)
    return pending
  }

  return {
    clip,
    prepare(texts) {
      for (const text of texts) {
        if (!cache.has(clipName(renderer.voice, renderer.script(text)))) clip(text).catch(() => {})
      }
    },
  }
}

function clipName(voice: string, script: string): string {
  return `${createHash('sha256')
    .update(JSON.stringify([voice, script]))
    .digest('hex')}.mp3`
}

async function rendered(renderer: Renderer, script: string): Promise<Buffer> {
  try {
    return await renderer.render(script)
  } catch (cause) {
    throw new Problem(503, 'speech_unavailable', 'This clip can not be rendered now.', {
      cause,
      headers: { 'retry-after': '5' },
    })
  }
}
