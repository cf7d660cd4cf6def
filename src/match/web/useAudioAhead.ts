import { useEffect } from 'react'
import type { MatchState } from '#match/matchContract.ts'
import type { MatchControl } from '#match/web/useMatch.ts'

/**
 * Loads the clip of the next question into the browser's cache and says when it can be played through. One that cannot be
 * had, or that the browser stops loading (some do before a gesture), is said to be loaded too: nothing better would come.
 */
export function useAudioAhead({ act }: Pick<MatchControl, 'act'>, state: MatchState | null | undefined) {
  const url = state?.next_audio_url ?? null
  const questionNo = (state?.points.length ?? 0) + 1

  useEffect(() => {
    if (url === null) return
    const said = new AbortController()
    const say = () => {
      said.abort()
      act('loaded', { question_no: questionNo }).catch((error: unknown) => console.warn('telling of a clip', error))
    }
    const clip = new Audio(url)
    clip.preload = 'auto'
    for (const event of ['canplaythrough', 'error', 'suspend']) {
      clip.addEventListener(event, say, { signal: said.signal })
    }
    return () => said.abort()
  }, [url, questionNo, act])
}
