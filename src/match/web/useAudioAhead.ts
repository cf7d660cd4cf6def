import { useEffect } from 'react'

/** Loads the recording of the next question into the browser's cache, so that both players hear it at the same moment. */
export function useAudioAhead(url: string | null) {
  useEffect(() => {
    if (url === null) return
    const recording = new Audio(url)
    recording.preload = 'auto'
  }, [url])
}
